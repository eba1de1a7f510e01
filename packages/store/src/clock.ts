import { DAY_MS } from '@kea/shared/dates'

/** The one source of the time; tests hand in their own. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

export const daysFrom = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)

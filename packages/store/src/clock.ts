import { DAY_MS } from '@kea/shared/dates'

/** The only source of the time. Tests pass their own. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

const MINUTE_MS = 60_000

/** ISO 8601 in UTC. */
export const minutesFrom = (date: Date, minutes: number): string =>
  new Date(date.getTime() + minutes * MINUTE_MS).toISOString()

export const daysFrom = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)

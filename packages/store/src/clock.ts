/** The one source of the time; tests hand in their own. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

const DAY_MS = 86_400_000

export const daysFrom = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)

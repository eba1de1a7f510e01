import { DAY_MS, startOfDay } from '@kea/shared/dates'

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The end of a day in New Zealand (yyyy-mm-dd), also when the clocks change; null for an invalid day. */
export function endOfDay(isoDay: string): Date | null {
  const at = Date.parse(isoDay)
  // 31 February is read as a day of March.
  if (Number.isNaN(at) || dateOf(at) !== isoDay) return null
  return new Date(startOfDay(dateOf(at + DAY_MS)))
}

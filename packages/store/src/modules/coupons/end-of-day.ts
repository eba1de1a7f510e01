import { dateAfter, dateAt, startOfDay } from '@kea/shared/dates'

/** The end of a day in New Zealand (yyyy-mm-dd), also when the clocks change; null for an invalid day. */
export function endOfDay(isoDay: string): Date | null {
  const at = Date.parse(isoDay)
  // 31 February is read as a day of March.
  if (Number.isNaN(at) || dateAt(at) !== isoDay) return null
  return new Date(startOfDay(dateAfter(isoDay, 1)))
}

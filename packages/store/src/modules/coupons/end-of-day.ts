import { isoDate } from '@kea/shared/dates'

const NEXT_DAY_MS = 86_400_000
const OFFSETS_MS = [13, 12].map((hours) => hours * 3_600_000)

/** The end of a day in New Zealand (yyyy-mm-dd), also when the clocks change; null for an invalid day. */
export function endOfDay(isoDay: string): Date | null {
  const at = Date.parse(`${isoDay}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(isoDay) || Number.isNaN(at)) return null
  const isEnd = (time: number) => isoDate(time - 1) === isoDay && isoDate(time) !== isoDay
  const end = OFFSETS_MS.map((offset) => at + NEXT_DAY_MS - offset).find(isEnd)
  return end === undefined ? null : new Date(end)
}

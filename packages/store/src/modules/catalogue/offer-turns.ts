import { DAY_MS, dateAfter, isoDate, startOfDay } from '@kea/shared/dates'
import { daysOf, type Span } from './struck-price'

const startAfter = (date: string, days: number): string => new Date(startOfDay(dateAfter(date, days))).toISOString()

/**
 * The next turn of an offer that comes back, once this one is over; null before that. Turns keep the days of the first one's
 * beginning, whole days of New Zealand. A turn that would be over already is left out.
 */
export function nextTurn(offer: Span & { repeatDays: number }, now: Date): Span | null {
  if (offer.toAt > now.toISOString()) return null
  const first = isoDate(Date.parse(offer.fromAt))
  const length = daysOf(offer)
  const passed = Math.floor((Date.parse(isoDate(now.getTime())) - Date.parse(first)) / DAY_MS)
  const begun = Math.max(1, Math.floor(passed / offer.repeatDays))
  const turn = passed - begun * offer.repeatDays < length ? begun : begun + 1
  const days = turn * offer.repeatDays
  return { fromAt: startAfter(first, days), toAt: startAfter(first, days + length) }
}

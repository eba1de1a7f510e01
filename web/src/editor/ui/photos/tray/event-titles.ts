import { MONTH_NAMES } from '@kea/design/calendar/month-names'
import { type Day, dayNumber, weekdayOf } from '@kea/shared/day-numbers'

/** Photos that were taken together: when the first and the last were, as ISO text in the time of the camera. */
interface TakenSpan {
  from?: string
  to?: string
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const UNKNOWN = 'Without a date'

const dayIn = (taken: string): Day => ({
  year: Number(taken.slice(0, 4)),
  month: Number(taken.slice(5, 7)),
  day: Number(taken.slice(8, 10)),
})

const monthName = ({ month }: Day): string => MONTH_NAMES[month - 1] ?? ''

/** `9:05 am`, as the camera had it. */
function timeIn(taken: string): string {
  const hour = Number(taken.slice(11, 13))
  return `${hour % 12 || 12}:${taken.slice(14, 16)} ${hour < 12 ? 'am' : 'pm'}`
}

/** The day or days in a few words: `Sat 14 March`, `14–16 March`, `30 March – 2 April`. */
function daysText(from: string, to: string, hasYear: boolean): string {
  const [first, last] = [dayIn(from), dayIn(to)]
  const year = hasYear ? ` ${last.year}` : ''
  if (dayNumber(first) === dayNumber(last)) {
    return `${WEEKDAYS[weekdayOf(dayNumber(first))]} ${first.day} ${monthName(first)}${year}`
  }
  if (first.year === last.year && first.month === last.month) {
    return `${first.day}–${last.day} ${monthName(last)}${year}`
  }
  const firstYear = hasYear && first.year !== last.year ? ` ${first.year}` : ''
  return `${first.day} ${monthName(first)}${firstYear} – ${last.day} ${monthName(last)}${year}`
}

/**
 * What the shopper reads above the photos of each event. The year is there where the photos are of several; of events on
 * one day each has the time of its first photo.
 */
export function eventTitles(events: readonly TakenSpan[]): string[] {
  const years = new Set(events.flatMap(({ from, to }) => [from, to]).flatMap((taken) => taken?.slice(0, 4) ?? []))
  const days = events.map(({ from, to = from }) => (from && to ? daysText(from, to, years.size > 1) : UNKNOWN))
  return days.map((text, at) => {
    const from = events[at]?.from
    return from && days.filter((other) => other === text).length > 1 ? `${text}, ${timeIn(from)}` : text
  })
}

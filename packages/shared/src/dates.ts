// The endings are for the scripts, which Node runs as they are.
import { TIME_ZONE } from './constants/business.ts'
import { once } from './once.ts'

const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** Creation takes tens of milliseconds on a phone, and most pages show no date. */
const formatter = (locale: string, options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE }))

const short = formatter('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' })
const long = formatter('en-NZ', { month: 'long' })
const parts = formatter('en-GB', { day: '2-digit', year: 'numeric' })
const time = formatter('en-NZ', { hour: 'numeric', minute: '2-digit' })
const day = formatter('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** dd/mm/yyyy in New Zealand's time. */
export const formatDate = (date: Date): string => short().format(date)

/** dd, MM yyyy, as in "05, March 2026". */
export const formatLongDate = (date: Date): string => {
  const of = Object.fromEntries(
    parts()
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
  return `${of.day}, ${long().format(date)} ${of.year}`
}

/** The time of day in New Zealand, as in "3:05 pm". */
export const formatTime = (date: Date): string => time().format(date)

/** yyyy-mm-dd in New Zealand's time, for structured data. */
export const isoDate = (at: number): string => day().format(at)

/** The day (yyyy-mm-dd) in UTC, as `Date.parse` reads it. */
export const dateAt = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The day (yyyy-mm-dd) so many days later; earlier for a negative number. */
export const dateAfter = (date: string, days: number): string => dateAt(Date.parse(date) + days * DAY_MS)

/** The first instant of a day (yyyy-mm-dd) in New Zealand, which is 13 hours ahead of UTC in summer and 12 in winter. */
export function startOfDay(date: string): number {
  const summer = Date.parse(date) - 13 * HOUR_MS
  return isoDate(summer) === date ? summer : summer + HOUR_MS
}

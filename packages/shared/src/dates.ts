import { TIME_ZONE } from './constants/business'

const short = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: TIME_ZONE,
})
const long = new Intl.DateTimeFormat('en-NZ', { month: 'long', timeZone: TIME_ZONE })
const parts = new Intl.DateTimeFormat('en-GB', { day: '2-digit', year: 'numeric', timeZone: TIME_ZONE })

/** dd/mm/yyyy in New Zealand's time (CONST-05). */
export const formatDate = (date: Date): string => short.format(date)

/** dd, MM yyyy, as in "05, March 2026" (CONST-06). */
export const formatLongDate = (date: Date): string => {
  const of = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]))
  return `${of.day}, ${long.format(date)} ${of.year}`
}

const day = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: TIME_ZONE,
})

/** yyyy-mm-dd in New Zealand's time, as structured data have it. */
export const isoDate = (at: number): string => day.format(at)

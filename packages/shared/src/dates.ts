import { TIME_ZONE } from './constants/business'

export const DAY_MS = 86_400_000

/** Created on first use: creation takes tens of milliseconds on a phone, and most pages show no date. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined
  return () => {
    made ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE })
    return made
  }
}

const short = formatter('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' })
const long = formatter('en-NZ', { month: 'long' })
const parts = formatter('en-GB', { day: '2-digit', year: 'numeric' })
const day = formatter('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** dd/mm/yyyy in New Zealand's time (CONST-05). */
export const formatDate = (date: Date): string => short().format(date)

/** dd, MM yyyy, as in "05, March 2026" (CONST-06). */
export const formatLongDate = (date: Date): string => {
  const of = Object.fromEntries(
    parts()
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
  return `${of.day}, ${long().format(date)} ${of.year}`
}

/** yyyy-mm-dd in New Zealand's time, for structured data. */
export const isoDate = (at: number): string => day().format(at)

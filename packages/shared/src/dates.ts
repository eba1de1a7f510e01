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

const INSTANT = /^((?:19|20|21)\d\d)-(\d\d)-(\d\d)(?:[T ]([0-2]\d:[0-5]\d(?::[0-5]\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/

/** A backend's time in ms; without a zone it is UTC, as Magento writes it. Null for what is no time. */
export function instantOf(text: string | null | undefined): number | null {
  const [, year, month, date, time = '00:00', zone = 'Z'] = INSTANT.exec(text?.trim() ?? '') ?? []
  if (!year || !month || !date) return null
  // The engine would take the 31st of February for a day of March.
  if (new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))).getUTCDate() !== Number(date)) return null
  const at = Date.parse(`${year}-${month}-${date}T${time}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`)
  return Number.isNaN(at) ? null : at
}

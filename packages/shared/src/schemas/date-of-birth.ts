import { z } from 'zod'
import './zod-without-eval'

export const DATE_MESSAGE = 'Please enter a valid full date.'

/** As a date field sends it, or month, day and year as they are typed. */
const FORMS = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  /^(?<month>\d{1,2})([/-])(?<day>\d{1,2})\2(?<year>\d{4})$/,
]
const EARLIEST = '1900-01-01'

/** The date in ISO; null for anything that is no day of the calendar. */
export function readDate(text: string): string | null {
  const parts = FORMS.map((form) => form.exec(text)?.groups).find(Boolean)
  if (!parts) return null
  const iso = [parts.year, parts.month?.padStart(2, '0'), parts.day?.padStart(2, '0')].join('-')
  const time = Date.parse(`${iso}T00:00:00Z`)
  // Some engines read the 30th of February as a day of March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso
}

/** A day before today; a form may leave it empty. */
export const dateOfBirth = z
  .string()
  .trim()
  .transform((text) => (text === '' ? '' : (readDate(text) ?? 'none')))
  .refine((day) => day === '' || (day >= EARLIEST && day < new Date().toISOString().slice(0, 10)), DATE_MESSAGE)

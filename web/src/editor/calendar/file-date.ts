import { daysIn } from '@kea/design/calendar/days'
import type { OwnDate } from '@kea/design/document/settings'
import { DATE_LETTERS_MAX } from '@kea/design/product/limits'
import { cleanWords } from '@kea/design/text/words'

/** A date that a file has, as the calendar would take it. */
export interface FileDate {
  date: OwnDate
  /** True where words at the end are left out. */
  isShortened: boolean
  /** True for what people write into a calendar on the wall: birthdays and whole days, not the meeting at ten. */
  isWholeDay: boolean
}

/** The first and the last month of a calendar, as `2027-07`. */
export interface Months {
  first: string
  last: string
}

/** Signs that no font of ours has, with what joins them and sets their colours. */
const SIGNS = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu

/** Words in one line, without signs that cannot be printed, and with … where they are cut. '' where nothing is left. */
export function shortWords(text: string): { words: string; isShortened: boolean } {
  const words = cleanWords(text.replace(SIGNS, ' ')).replace(/\s+/g, ' ').trim()
  if (words.length <= DATE_LETTERS_MAX) return { words, isShortened: false }
  // The cut may leave half of a surrogate pair.
  const cut = words.slice(0, DATE_LETTERS_MAX - 1).replace(/\p{Cs}/gu, '')
  return { words: `${cut.trimEnd()}…`, isShortened: true }
}

const LEAP_YEAR = 2024

/** True for a day that some year has. */
export const isDay = (month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn({ year: LEAP_YEAR, month })

const FIRST_BIRTH = 1850

/** True for a year in which somebody was born before the calendar begins. */
export const isBirthYear = (year: number, { first }: Months): boolean =>
  year >= FIRST_BIRTH && year <= Number(first.slice(0, 4))

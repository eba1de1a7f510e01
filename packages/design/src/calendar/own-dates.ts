import type { Day } from '@kea/shared/day-numbers'
import type { OwnDate } from '../document/settings'
import { daysIn, type Month } from './days'

/** The day of a date in a year; null where it has none. Of 29 February it is the 28th in a short year. */
function dayIn({ month, day }: OwnDate, year: number): number | null {
  const last = daysIn({ year, month })
  if (day <= last) return day
  return month === 2 && day === 29 ? last : null
}

/** The words of a date in a year, with the age of a person who has one by then. */
export function wordsOf({ words, born }: Pick<OwnDate, 'words' | 'born'>, year: number): string {
  return born !== undefined && year > born ? `${words} (${year - born})` : words
}

/** An own date on its day. */
export interface DatedWords extends Pick<Day, 'day'> {
  words: string
  /** The id of the photo that fills the cell; null for none. */
  photo: string | null
}

/** The own dates of a month, by their day and then in the order of the shopper. */
export function ownDatesIn(dates: readonly OwnDate[], { year, month }: Month): DatedWords[] {
  return dates
    .filter((date) => date.month === month && (date.year ?? year) === year)
    .flatMap((date): DatedWords[] => {
      const day = dayIn(date, year)
      return day === null ? [] : [{ day, words: wordsOf(date, year), photo: date.photo ?? null }]
    })
    .sort((a, b) => a.day - b.day)
}

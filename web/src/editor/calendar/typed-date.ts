import { daysIn } from '@kea/design/calendar/days'
import { monthIn } from '@kea/design/calendar/month-key'
import type { CalendarSettings, OwnDate } from '@kea/design/document/settings'
import { isBirthYear, shortWords } from './file-date'

/** The fields of a date as the shopper fills them in. */
export interface TypedDate {
  words: string
  month: number
  day: number
  isEachYear: boolean
  /** The year of birth; '' for none. */
  born: string
  photo: string | null
}

/** What is wrong, by field. */
export type DateProblems = Partial<Record<'words' | 'day' | 'born', string>>

type FirstMonth = Pick<CalendarSettings, 'firstMonth'>

/** The fields of a date; of a new one on the first day of the calendar. */
export const fieldsOf = (date: OwnDate | null, { firstMonth }: FirstMonth): TypedDate => ({
  words: date?.words ?? '',
  month: date?.month ?? Number(firstMonth.slice(5)),
  day: date?.day ?? 1,
  isEachYear: date?.year === undefined,
  born: date?.born === undefined ? '' : String(date.born),
  photo: date?.photo ?? null,
})

/** The days of a month in the list; February has 29 for a date of each year. */
export function daysOffered(
  { month, isEachYear }: Pick<TypedDate, 'month' | 'isEachYear'>,
  calendar: FirstMonth,
): number {
  const { year } = monthIn(calendar, month)
  return isEachYear && month === 2 ? 29 : daysIn({ year, month })
}

/**
 * The date that is typed, or what is wrong with it.
 *
 * @param before the date that is changed. A year that it has stays with its month
 */
export function typedDate(
  { words: typed, month, day, isEachYear, born, photo }: TypedDate,
  calendar: FirstMonth,
  before: OwnDate | null,
): { date: OwnDate } | { problems: DateProblems } {
  const { words } = shortWords(typed)
  const { year: inCalendar } = monthIn(calendar, month)
  const year = before?.year !== undefined && before.month === month ? before.year : inCalendar
  const bornIn = born.trim() === '' ? null : /^\d{4}$/.test(born.trim()) ? Number(born) : Number.NaN
  const isWrongBirth = bornIn !== null && !isBirthYear(bornIn, { first: calendar.firstMonth, last: '' })
  const problems: DateProblems = {
    ...(words === '' && { words: 'Write what this day is.' }),
    ...(day > daysOffered({ month, isEachYear }, calendar) && {
      day: 'This month has no such day. Choose another one.',
    }),
    ...(isWrongBirth && { born: `Type a year such as 1985, not after ${calendar.firstMonth.slice(0, 4)}.` }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  return {
    date: {
      month,
      day,
      words,
      ...(!isEachYear && { year }),
      ...(bornIn !== null && { born: bornIn }),
      ...(photo !== null && { photo }),
    },
  }
}

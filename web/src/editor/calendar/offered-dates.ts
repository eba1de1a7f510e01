import { isSameDate } from '@kea/design/calendar/date-list'
import type { CalendarSettings, OwnDate } from '@kea/design/document/settings'
import type { FileDate } from './file-date'

/** A date of a file in the list that the shopper ticks. */
export interface OfferedDate extends FileDate {
  /** True for a date that the calendar has already. */
  isDouble: boolean
}

export const offeredDates = (dates: readonly FileDate[], { dates: present }: CalendarSettings): OfferedDate[] =>
  dates.map((entry) => ({ ...entry, isDouble: present.some((date) => isSameDate(date, entry.date)) }))

/** The places of all dates that are not there yet. */
export const allNew = (offered: readonly OfferedDate[]): Set<number> =>
  new Set(offered.flatMap(({ isDouble }, at) => (isDouble ? [] : [at])))

/** What is ticked at first: birthdays and whole days that are not there yet, as many as the calendar takes. */
export const tickedAtFirst = (offered: readonly OfferedDate[], room: number): Set<number> =>
  new Set([...allNew(offered)].filter((at) => offered[at]?.isWholeDay).slice(0, room))

/** The ticked dates as the calendar takes them. */
export const takenDates = (
  offered: readonly OfferedDate[],
  ticked: ReadonlySet<number>,
  isWithAge: boolean,
): OwnDate[] =>
  offered.flatMap(({ date }, at) => {
    if (!ticked.has(at)) return []
    const { born, ...rest } = date
    return born !== undefined && isWithAge ? [date] : [rest]
  })

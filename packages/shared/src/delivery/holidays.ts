import { DAY_MS } from '../dates'
import { dayNumber, weekdayOf } from '../day-numbers'
import { matarikiIn } from './matariki'
import { easterSunday, nthWeekday } from './moving-days'

/** The public holidays of all of New Zealand. Days are counted in UTC. */

const SATURDAY = 5

const isFree = (number: number): boolean => weekdayOf(number) >= SATURDAY

export const isWeekend = (at: number): boolean => isFree(at / DAY_MS)

/** Holidays with a date. One on a weekend moves to the next working day. */
const DATED: [number, number][] = [
  [1, 1],
  [1, 2],
  [2, 6],
  [4, 25],
  [12, 25],
  [12, 26],
]

/** As day numbers. */
function holidaysOf(year: number): Set<number> {
  const easter = easterSunday(year)
  const matariki = matarikiIn(year)
  const dated = DATED.map(([month, day]) => dayNumber({ year, month, day }))
  const days = new Set([
    easter - 2,
    easter + 1,
    nthWeekday(year, 6, 0, 1),
    nthWeekday(year, 10, 0, 4),
    ...(matariki ? [dayNumber({ year, ...matariki })] : []),
    ...dated.filter((day) => !isFree(day)),
  ])
  for (const day of dated.filter(isFree)) {
    let moved = day
    while (isFree(moved) || days.has(moved)) moved += 1
    days.add(moved)
  }
  return days
}

export const isHoliday = (at: number): boolean => holidaysOf(new Date(at).getUTCFullYear()).has(at / DAY_MS)

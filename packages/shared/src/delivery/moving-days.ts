import { dayNumber, weekdayOf } from '../day-numbers'

/** Easter Sunday of a year of the Gregorian calendar, as a day number (the anonymous algorithm of 1876). */
export function easterSunday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const [quarter, left] = [Math.floor(century / 4), century % 4]
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - quarter - shift + 15) % 30
  const [leap, rest] = [Math.floor((year % 100) / 4), year % 4]
  const week = (32 + 2 * left + 2 * leap - moon - rest) % 7
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const count = moon + week - 7 * late + 114
  return dayNumber({ year, month: Math.floor(count / 31), day: (count % 31) + 1 })
}

/** The first, second, … of a weekday in a month, as a day number. 0 is Monday. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  const first = dayNumber({ year, month, day: 1 })
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1)
}

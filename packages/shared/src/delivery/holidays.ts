/** The public holidays of all of New Zealand. Days are counted in UTC. */

const DAY_MS = 86_400_000
const SATURDAY = 6

const utc = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day)
const weekdayOf = (at: number): number => new Date(at).getUTCDay()

export const isWeekend = (at: number): boolean => weekdayOf(at) === 0 || weekdayOf(at) === SATURDAY

/** Easter Sunday, by the rule of Gauss for the years 1900 to 2099. */
function easterSunday(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const isLate = sunday === 6 && moon >= 28
  return utc(year, 3, 22) + (moon + sunday - (isLate ? 7 : 0)) * DAY_MS
}

/** The Monday at this place in a month, from 1. */
const mondayOf = (year: number, month: number, place: number): number =>
  utc(year, month, 1 + ((8 - weekdayOf(utc(year, month, 1))) % 7) + (place - 1) * 7)

/** Matariki follows the moon. The dates are those of the Te Kāhui o Matariki Public Holiday Act 2022. */
const MATARIKI: Record<number, [number, number]> = {
  2026: [7, 10],
  2027: [6, 25],
  2028: [7, 14],
  2029: [7, 6],
  2030: [6, 21],
  2031: [7, 11],
  2032: [7, 2],
}

/** Holidays with a date. One on a weekend moves to the next working day. */
const DATED: [number, number][] = [
  [1, 1],
  [1, 2],
  [2, 6],
  [4, 25],
  [12, 25],
  [12, 26],
]

function holidaysOf(year: number): Set<number> {
  const easter = easterSunday(year)
  const matariki = MATARIKI[year]
  const dated = DATED.map(([month, day]) => utc(year, month, day))
  const days = new Set([
    easter - 2 * DAY_MS,
    easter + DAY_MS,
    mondayOf(year, 6, 1),
    mondayOf(year, 10, 4),
    ...(matariki ? [utc(year, ...matariki)] : []),
    ...dated.filter((day) => !isWeekend(day)),
  ])
  for (const day of dated.filter(isWeekend)) {
    let moved = day
    while (isWeekend(moved) || days.has(moved)) moved += DAY_MS
    days.add(moved)
  }
  return days
}

export const isHoliday = (at: number): boolean => holidaysOf(new Date(at).getUTCFullYear()).has(at)

import { dayNumber, weekdayOf } from '@kea/shared/day-numbers'
import { easterSunday, nthWeekday } from '@kea/shared/delivery/moving-days'
import type { Region } from '../document/settings'

const [MONDAY, TUESDAY] = [0, 1]

/** The Monday that is nearest to a date. */
function nearestMonday(year: number, month: number, day: number): number {
  const number = dayNumber({ year, month, day })
  const weekday = weekdayOf(number)
  return weekday <= 3 ? number - weekday : number + 7 - weekday
}

const labourDay = (year: number): number => nthWeekday(year, 10, MONDAY, 4)

/** The anniversary days of the provinces, as they are kept, by the name of the province. */
export const ANNIVERSARIES = {
  northland: (year) => nearestMonday(year, 1, 29),
  auckland: (year) => nearestMonday(year, 1, 29),
  wellington: (year) => nearestMonday(year, 1, 22),
  nelson: (year) => nearestMonday(year, 2, 1),
  taranaki: (year) => nthWeekday(year, 3, MONDAY, 2),
  otago(year) {
    const monday = nearestMonday(year, 3, 23)
    return monday === easterSunday(year) + 1 ? monday + 1 : monday
  },
  southland: (year) => easterSunday(year) + 2,
  'south-canterbury': (year) => nthWeekday(year, 9, MONDAY, 4),
  'hawkes-bay': (year) => labourDay(year) - 3,
  marlborough: (year) => labourDay(year) + 7,
  canterbury: (year) => nthWeekday(year, 11, TUESDAY, 2) + 3,
  westland: (year) => nearestMonday(year, 12, 1),
  'chatham-islands': (year) => nearestMonday(year, 11, 30),
} as const satisfies Record<string, (year: number) => number>

export type Province = keyof typeof ANNIVERSARIES

/** The province whose anniversary a region keeps. */
export const PROVINCE_OF: Readonly<Record<Region, Province>> = {
  northland: 'northland',
  auckland: 'auckland',
  waikato: 'auckland',
  'bay-of-plenty': 'auckland',
  gisborne: 'auckland',
  taranaki: 'taranaki',
  'hawkes-bay': 'hawkes-bay',
  'manawatu-whanganui': 'wellington',
  wellington: 'wellington',
  'nelson-tasman': 'nelson',
  marlborough: 'marlborough',
  buller: 'nelson',
  'west-coast': 'westland',
  canterbury: 'canterbury',
  'south-canterbury': 'south-canterbury',
  otago: 'otago',
  southland: 'southland',
  'chatham-islands': 'chatham-islands',
}

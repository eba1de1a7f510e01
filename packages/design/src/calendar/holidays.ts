import { type Day, dayNumber, dayOf, weekdayOf } from '@kea/shared/day-numbers'
import { matarikiIn } from '@kea/shared/delivery/matariki'
import { easterSunday, nthWeekday } from '@kea/shared/delivery/moving-days'
import type { Region } from '../document/settings'
import { ANNIVERSARIES, PROVINCE_OF, type Province } from './anniversaries'

export type NationalHoliday =
  | 'new-years-day'
  | 'day-after-new-years-day'
  | 'waitangi-day'
  | 'good-friday'
  | 'easter-monday'
  | 'anzac-day'
  | 'kings-birthday'
  | 'matariki'
  | 'labour-day'
  | 'christmas-day'
  | 'boxing-day'

export interface Holiday extends Day {
  /** A holiday of all New Zealand, or the province whose anniversary it is. */
  name: NationalHoliday | { anniversary: Province }
  /** True for the working day on which a holiday at a weekend is observed. */
  isObserved: boolean
}

const SATURDAY = 5
const SUNDAY = 6

/** Where two holidays follow each other, each moves past both. */
const inPairs = (number: number): number | null => (weekdayOf(number) >= SATURDAY ? number + 2 : null)

/** Waitangi Day and Anzac Day move to the Monday. */
const toMonday = (number: number): number | null => {
  const weekday = weekdayOf(number)
  return weekday === SATURDAY ? number + 2 : weekday === SUNDAY ? number + 1 : null
}

const stays = (): null => null

type Dated = readonly [name: Holiday['name'], number: number, observed: (number: number) => number | null]

function datedIn(year: number, region: Region | null): Dated[] {
  const on = (month: number, day: number) => dayNumber({ year, month, day })
  const easter = easterSunday(year)
  const matariki = matarikiIn(year)
  const dated: Dated[] = [
    ['new-years-day', on(1, 1), inPairs],
    ['day-after-new-years-day', on(1, 2), inPairs],
    ['waitangi-day', on(2, 6), toMonday],
    ['good-friday', easter - 2, stays],
    ['easter-monday', easter + 1, stays],
    ['anzac-day', on(4, 25), toMonday],
    ['kings-birthday', nthWeekday(year, 6, 0, 1), stays],
    ['labour-day', nthWeekday(year, 10, 0, 4), stays],
    ['christmas-day', on(12, 25), inPairs],
    ['boxing-day', on(12, 26), inPairs],
  ]
  if (matariki) dated.push(['matariki', dayNumber({ year, ...matariki }), stays])
  if (region) {
    const anniversary = PROVINCE_OF[region]
    dated.push([{ anniversary }, ANNIVERSARIES[anniversary](year), stays])
  }
  return dated
}

/**
 * The public holidays of New Zealand in a year by the law of 2026, in their order, with the anniversary day of a region. A
 * holiday at a weekend is there twice: on its day, and on the working day on which it is observed.
 */
export function holidaysIn(year: number, region: Region | null): Holiday[] {
  const days = datedIn(year, region).flatMap(([name, number, observed]) => {
    const working = observed(number)
    return [
      { number, name, isObserved: false },
      ...(working === null ? [] : [{ number: working, name, isObserved: true }]),
    ]
  })
  return days
    .sort((a, b) => a.number - b.number)
    .map(({ number, name, isObserved }) => ({ ...dayOf(number), name, isObserved }))
}

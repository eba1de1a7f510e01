import { type Day, dayNumber, dayOf } from '../day-numbers'
import { matarikiIn } from '../delivery/matariki'
import { easterSunday, nthWeekday } from '../delivery/moving-days'

/** A time of the year that the shop is about. */
export interface Season {
  code: string
  /** As in "before {name}". */
  name: string
  /** The value of the products' attribute `occasion`; null for all products. */
  occasion: string | null
  /** Its day in a year, as a day number; null for a year without one. */
  day: (year: number) => number | null
  /** The first day on which the shop is about it, from its day. */
  from: (day: number) => number
}

const SUNDAY = 6
const MONDAY = 0

const daysBefore =
  (days: number) =>
  (day: number): number =>
    day - days

/** The seasons of New Zealand, as data. What each shows is the block `season-<code>`. */
export const SEASONS: readonly Season[] = [
  {
    code: 'christmas',
    occasion: 'christmas',
    name: 'Christmas',
    day: (year) => dayNumber({ year, month: 12, day: 25 }),
    from: (day) => dayNumber({ year: dayOf(day).year, month: 11, day: 1 }),
  },
  // Terms begin between the last week of January and Waitangi Day; most schools are back by then.
  {
    code: 'school',
    occasion: null,
    name: 'school starts',
    day: (year) => nthWeekday(year, 2, MONDAY, 1),
    from: daysBefore(28),
  },
  {
    code: 'valentines',
    occasion: 'valentines-day',
    name: 'Valentine’s Day',
    day: (year) => dayNumber({ year, month: 2, day: 14 }),
    from: daysBefore(28),
  },
  { code: 'easter', occasion: null, name: 'Easter', day: easterSunday, from: daysBefore(28) },
  {
    code: 'mothers-day',
    occasion: 'mothers-day',
    name: 'Mother’s Day',
    day: (year) => nthWeekday(year, 5, SUNDAY, 2),
    from: daysBefore(28),
  },
  {
    code: 'matariki',
    occasion: null,
    name: 'Matariki',
    day(year) {
      const found = matarikiIn(year)
      return found && dayNumber({ year, ...found })
    },
    from: daysBefore(28),
  },
  {
    code: 'fathers-day',
    occasion: 'fathers-day',
    name: 'Father’s Day',
    day: (year) => nthWeekday(year, 9, SUNDAY, 1),
    from: daysBefore(35),
  },
]

export interface SeasonNow {
  season: Season
  /** As a day number. */
  day: number
}

/** The season that the shop is about on a day: of those that have begun, the one whose day comes first; null for none. */
export function seasonOn(today: Day): SeasonNow | null {
  const now = dayNumber(today)
  const begun = SEASONS.flatMap((season) => {
    const day = season.day(today.year)
    return day !== null && season.from(day) <= now && now <= day ? [{ season, day }] : []
  })
  return begun.toSorted((a, b) => a.day - b.day)[0] ?? null
}

/** A season with its next day, which may be today; null for an unknown one. */
export function nextOf(code: string, today: Day): SeasonNow | null {
  const season = SEASONS.find((one) => one.code === code)
  if (!season) return null
  const days = [today.year, today.year + 1].map((year) => season.day(year))
  const day = days.find((one) => one !== null && one >= dayNumber(today)) ?? null
  return day === null ? null : { season, day }
}

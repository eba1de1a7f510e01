import { dateAfter, isoDate, startOfDay } from '@kea/shared/dates'

/** A function of the first instant of the present day in New Zealand, which is worked out once a day: formats of dates are slow. */
export function createDayStart(now: () => number): () => number {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  return () => {
    const at = now()
    if (at < from || at >= to) {
      const today = isoDate(at)
      from = startOfDay(today)
      to = startOfDay(dateAfter(today, 1))
    }
    return from
  }
}

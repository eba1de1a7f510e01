import { isoDate } from '@kea/shared/dates'
import { type Clock, daysFrom } from '../../clock'
import type { BestSellersRepo } from './repo'

/** A season: long enough to count something, and short enough that Christmas is over by Easter. */
export const WINDOW_DAYS = 90
/** With fewer orders one of them would decide what "sells best". */
export const ORDERS_MIN = 10

export function createBestSellers({ repo, clock }: { repo: BestSellersRepo; clock: Clock }) {
  let read: Promise<Map<number, number>> | undefined
  const today = (): string => isoDate(clock().getTime())

  const count = (): Promise<void> =>
    repo.count({ since: daysFrom(clock(), -WINDOW_DAYS).toISOString(), least: ORDERS_MIN, day: today() })

  return {
    /** Places by the id of the product, 1 for what sold most; empty for a shop with few orders. Read once for an answer. */
    places(): Promise<Map<number, number>> {
      read ??= repo.places()
      return read
    },

    /** Counts once a day; a shop with few orders is counted until it has enough. */
    async refresh(): Promise<void> {
      if ((await repo.countedOn()) !== today()) await count()
    },

    count,
    list: repo.list,
  }
}

export type BestSellers = ReturnType<typeof createBestSellers>

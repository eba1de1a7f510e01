import { instantOf } from '@kea/shared/instant'
import { WeeklyDealsDocument } from '~/api/__generated__/documents/WeeklyDeals'
import type { WeeklyDealsQuery } from '~/api/__generated__/types'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'

/** A discount on one product for one week. Times are in ms. */
export interface WeeklyDeal {
  sku: string
  percent: number
  from: number
  to: number
}

export interface DealSplit {
  running: WeeklyDeal[]
  /** Deals of the next week that has any. */
  upcoming: WeeklyDeal[]
}

type Answer = NonNullable<WeeklyDealsQuery['weeklyDeals']>[number]

function toDeal({ sku, percent, from_date, to_date }: Answer): WeeklyDeal[] {
  const from = instantOf(from_date)
  const to = instantOf(to_date)
  return from === null || to === null ? [] : [{ sku, percent, from, to }]
}

/** Deals of this week and of the weeks after it. */
export const weeklyDealsQuery = () =>
  gqlQuery(WeeklyDealsDocument, {}, ({ weeklyDeals }): WeeklyDeal[] => (weeklyDeals ?? []).flatMap(toDeal), STALE.page)

/** The deals that run at `now`, and the deals that start next. */
export function splitDeals(deals: readonly WeeklyDeal[], now: number): DealSplit {
  const future = deals.filter(({ from }) => from > now)
  const nextStart = Math.min(...future.map(({ from }) => from))
  return {
    running: deals.filter(({ from, to }) => from <= now && now < to),
    upcoming: future.filter(({ from }) => from === nextStart),
  }
}

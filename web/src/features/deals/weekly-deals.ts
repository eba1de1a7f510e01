import { instantOf } from '@kea/shared/instant'
import { WeeklyDealsDocument, type WeeklyDealsQuery } from '~/api/__generated__/graphql'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'

/** A product that is lowered for a week; times in ms. */
export interface WeeklyDeal {
  sku: string
  percent: number
  from: number
  to: number
}

export interface DealsAt {
  running: WeeklyDeal[]
  /** Those of the week after. */
  coming: WeeklyDeal[]
}

type Answer = NonNullable<WeeklyDealsQuery['weeklyDeals']>[number]

function toDeal({ sku, percent, from_date, to_date }: Answer): WeeklyDeal[] {
  const from = instantOf(from_date)
  const to = instantOf(to_date)
  return from === null || to === null ? [] : [{ sku, percent, from, to }]
}

/** This week's and next week's deals. */
export const weeklyDealsQuery = () =>
  gqlQuery(WeeklyDealsDocument, {}, ({ weeklyDeals }): WeeklyDeal[] => (weeklyDeals ?? []).flatMap(toDeal), STALE.page)

/** What runs at `now`, and what begins next. */
export function dealsAt(deals: readonly WeeklyDeal[], now: number): DealsAt {
  const later = deals.filter(({ from }) => from > now)
  const next = Math.min(...later.map(({ from }) => from))
  return {
    running: deals.filter(({ from, to }) => from <= now && now < to),
    coming: later.filter(({ from }) => from === next),
  }
}

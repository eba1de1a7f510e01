import { isoDate } from '@kea/shared/dates'
import type { createBrowserRouter } from 'react-router-dom'
import { queryClient } from '~/api/query-client'

/** What the store answers with days that it counts from today: of arrival, of the last order, of offers and seasons. */
export const ABOUT_TODAY: ReadonlySet<unknown> = new Set([
  'page',
  'header-offer',
  'menu-panels',
  'Cart',
  'EstimateShippingMethods',
  'GiftFinder',
  'PhotoProducts',
  'ProductCards',
  'ProductsFromPrice',
  'SharedWishlist',
  'ToolProducts',
  'WeeklyDeals',
  'Wishlist',
])

const LOOK_MS = 60_000

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>

const showsContent = () => queryClient.getQueryCache().findAll({ queryKey: ['page'], type: 'active' }).length > 0

/**
 * A tab that stays open over midnight in New Zealand shows the days of the new day: within a minute, and at once when it is
 * shown again, since a tab that slept has no timers. A page of content renders again, as it works out a day by itself.
 */
export function followDay(router: Router): void {
  let day = isoDate(Date.now())
  const look = () => {
    const today = isoDate(Date.now())
    if (today === day) return
    day = today
    void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => ABOUT_TODAY.has(name) })
    if (showsContent()) void router.revalidate()
  }
  setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
}

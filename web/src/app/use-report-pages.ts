import type { Page } from '@kea/shared/page/page'
import { hasPageData, routeOf } from '@kea/shared/routes'
import { pageKind, remarketingCents, remarketingType, trackingEvent } from '@kea/shared/tracking/page-facts'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { type Fact, type Item, itemOf } from '~/features/events/fact'
import { report } from '~/features/events/report'
import { pageQuery } from '~/features/page/page-query'

/** Products of a list that are named. A list may have hundreds. */
const LIST_MAX = 20

const productOf = ({ product, startPrice }: Page): Item | null => product && itemOf(product, startPrice ?? { cents: 0 })

/** The facts of a page that a shopper sees. */
export function factsOf(path: string, page: Page | null, isCartEmpty: boolean): Fact[] {
  const kind = pageKind(path, page)
  const item = page && productOf(page)
  const cents = remarketingCents(path, item?.cents ?? null)
  const tiles = page?.listing?.tiles.slice(0, LIST_MAX) ?? []
  return [
    {
      kind: 'page',
      page: kind,
      remarketing: { type: remarketingType(kind), sku: item?.sku ?? null, cents },
      event: trackingEvent(kind, isCartEmpty),
    },
    ...(item ? [{ kind: 'product', item } as const] : []),
    ...(tiles.length > 0
      ? [{ kind: 'list', items: tiles.map((tile) => itemOf(tile, { ...tile, cents: tile.cents ?? 0 })) } as const]
      : []),
  ]
}

async function isEmptyCart(): Promise<boolean> {
  const { cartQuery } = await import('~/features/cart/use-cart')
  const cart = await queryClient.ensureQueryData(cartQuery())
  return !cart || cart.lines.length === 0
}

async function seePage(pathname: string, signal: AbortSignal): Promise<void> {
  const data = hasPageData(routeOf(pathname)) ? await queryClient.ensureQueryData(pageQuery(pathname)) : null
  const page = data?.status === 200 ? data : null
  const isCartEmpty = pageKind(pathname, page) === 'cart' && (await isEmptyCart())
  if (!signal.aborted) for (const fact of factsOf(pathname, page, isCartEmpty)) report(fact)
}

/** Reports each page of this document once it is shown. A page that was left before is none. */
export function useReportPages(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const left = new AbortController()
    // A page without its data shows an error, and is not counted.
    seePage(pathname, left.signal).catch(() => {})
    return () => left.abort()
  }, [pathname])
}

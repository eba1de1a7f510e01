import type { Page } from '@kea/shared/page/page'
import { queryOptions } from '@tanstack/react-query'
import { fetchPage } from '~/api/fetch-page'
import { queryClient, STALE } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { readCookie } from '~/lib/cookies'
import { pagePath } from '~/lib/paths'
import { headerOfferQuery } from './header-offer'
import { menuLinksQuery } from './menu-links'

/** Stores settings, offer and menu of a page, so that header and footer need no separate request. */
function keepShared(page: Page): Page {
  if (page.settings.brand === '') return page
  queryClient.setQueryData(settingsQuery.queryKey, page.settings)
  queryClient.setQueryData(headerOfferQuery.queryKey, page.offer)
  queryClient.setQueryData(menuLinksQuery.queryKey, page.menu)
  return page
}

/** A page by its path without the query. The key includes the price code, because prices depend on it. */
export const pageQuery = (pathname: string, priceCache = readCookie('priceCache') ?? '') => {
  const path = pagePath(pathname)
  return queryOptions({
    queryKey: ['page', path, priceCache] as const,
    queryFn: async ({ signal }) => keepShared(await fetchPage(path, priceCache, signal)),
    staleTime: STALE.page,
  })
}

const isPage = (value: unknown): value is Page =>
  typeof value === 'object' && value !== null && 'path' in value && 'settings' in value

/** Stores the page data in the document, so that the first page needs no request. */
export function seedPage(pathname: string, json: string | null | undefined): void {
  if (!json) return
  try {
    const page: unknown = JSON.parse(json)
    if (isPage(page)) queryClient.setQueryData(pageQuery(pathname).queryKey, keepShared(page))
  } catch {
    // Invalid data is ignored: the page is fetched instead.
  }
}

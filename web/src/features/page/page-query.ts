import type { Page } from '@kea/shared/page/page'
import { queryOptions } from '@tanstack/react-query'
import { fetchPage } from '~/api/fetch-page'
import { queryClient, STALE } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { readCookie } from '~/lib/cookies'
import { pagePath } from '~/lib/paths'
import { headerOfferQuery } from './header-offer'

/** Settings and offer come with every page; keeping the latest spares header and footer a request of their own. */
function keepShared(page: Page): Page {
  if (page.settings.brand === '') return page
  queryClient.setQueryData(settingsQuery.queryKey, page.settings)
  queryClient.setQueryData(headerOfferQuery.queryKey, page.offer)
  return page
}

/** A page by its path without query. The key names the price code too, since prices differ by it. */
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

/** Takes the page that came with the document, so the first page is drawn without another request. */
export function seedPage(pathname: string, json: string | null | undefined): void {
  if (!json) return
  try {
    const page: unknown = JSON.parse(json)
    if (isPage(page)) queryClient.setQueryData(pageQuery(pathname).queryKey, keepShared(page))
  } catch {
    // Unreadable data is as good as none: the page then asks for itself.
  }
}

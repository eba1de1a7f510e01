import { type Page, toPage } from '@kea/shared/page/page'
import type { PageData } from '@kea/shared/page/page-data'
import { queryOptions } from '@tanstack/react-query'
import { toShopError } from '~/api/errors'
import { queryClient, STALE } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { readCookie } from '~/lib/cookies'
import { pagePath } from '~/lib/paths'

const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'pageDetails' in value && 'config' in value

async function fetchPage(path: string, priceCache: string, signal: AbortSignal): Promise<Page> {
  const query = new URLSearchParams({ url: path, ...(priceCache && { price_cache: priceCache }) })
  const response = await fetch(`/cacheurl?${query}`, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw toShopError({ status: 0 })
  })
  const body: unknown = await response.json().catch(() => null)
  // An unknown page is an answer too: its status stands in the data.
  if (!isPageData(body)) throw toShopError({ status: response.ok ? 500 : response.status, body })
  return keepSettings(toPage(path, body))
}

/** The settings come with every page; keeping the latest spares header and footer a request of their own. */
function keepSettings(page: Page): Page {
  if (page.settings.brand !== '') queryClient.setQueryData(settingsQuery.queryKey, page.settings)
  return page
}

/** A page by its path without query. The key names the price code too, since prices differ by it. */
export const pageQuery = (pathname: string) => {
  const path = pagePath(pathname)
  const priceCache = readCookie('priceCache') ?? ''
  return queryOptions({
    queryKey: ['page', path, priceCache] as const,
    queryFn: ({ signal }) => fetchPage(path, priceCache, signal),
    staleTime: STALE.page,
  })
}

/** Takes the page data that came with the document, so the first page is drawn without another request. */
export function seedPage(pathname: string, json: string | null | undefined): void {
  if (!json) return
  try {
    const data: unknown = JSON.parse(json)
    if (!isPageData(data)) return
    const path = pagePath(pathname)
    queryClient.setQueryData(pageQuery(path).queryKey, keepSettings(toPage(path, data)))
  } catch {
    // Unreadable data is as good as none: the page then asks for itself.
  }
}

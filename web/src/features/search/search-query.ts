import type { SearchSettings } from '@kea/shared/page/settings'
import { SEARCH_PATH, type SearchHit } from '@kea/shared/search/search'
import { queryOptions } from '@tanstack/react-query'
import { type LiteClient, liteClient } from 'algoliasearch/lite'
import { takeEarly } from '~/api/early-requests'
import { toShopError } from '~/api/failures'
import { STALE } from '~/api/query-client'
import { fieldsOf } from '~/lib/fields-of'
import { type SearchRequest, searchBody } from './search-request'

export interface FoundProducts {
  hits: SearchHit[]
  total: number
  /** Some of them have sold lately, so that they can be sorted by it. */
  haveSold: boolean
}

let cached: { account: SearchSettings['account']; client: LiteClient } | null = null

/** The client of the Algolia account. Without an account it calls the shop's own search, which needs no key. */
function clientOf({ account }: SearchSettings): LiteClient {
  if (cached?.account?.appId === account?.appId && cached) return cached.client
  const protocol = location.protocol === 'http:' ? 'http' : 'https'
  const hosts = [{ url: `${location.host}/search`, accept: 'readWrite', protocol } as const]
  const client = account ? liteClient(account.appId, account.key) : liteClient('own', 'public', { hosts })
  cached = { account, client }
  return client
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** A hit of the index. Its fields are checked, since the index may be a hosted one. */
function toHit(hit: unknown): SearchHit {
  const { objectID, sku, name, url, image_url, final_price, regular_price } = fieldsOf(hit)
  return {
    objectID: textOf(objectID),
    sku: textOf(sku) || null,
    name: textOf(name),
    url: textOf(url),
    image_url: textOf(image_url),
    final_price: numberOf(final_price),
    regular_price: numberOf(regular_price),
  }
}

/** The products of a response; null for a response without hits. */
function foundIn(response: unknown): FoundProducts | null {
  const { results } = fieldsOf(response)
  const { hits, nbHits, userData } = fieldsOf(Array.isArray(results) ? results[0] : null)
  if (!Array.isArray(hits)) return null
  const haveSold = Array.isArray(userData) && userData.some((one) => fieldsOf(one).best_sellers === true)
  return { hits: hits.map(toHit), total: numberOf(nbHits) ?? 0, haveSold }
}

/** The products for a text, by the Algolia client. */
export const searchQuery = (settings: SearchSettings, { text, page = 1, perPage, isBySales = false }: SearchRequest) =>
  queryOptions({
    queryKey: ['search', settings.index, text, page, perPage, isBySales] as const,
    queryFn: async (): Promise<FoundProducts> => {
      const body = searchBody(settings, { text, page, perPage, isBySales })
      const found =
        foundIn(await takeEarly(SEARCH_PATH, body)) ??
        foundIn(
          await clientOf(settings)
            .search(body)
            .catch((error: unknown) => {
              throw toShopError({ status: statusOf(error) })
            }),
        )
      if (!found) throw toShopError({ status: 500 })
      return found
    },
    staleTime: STALE.page,
  })

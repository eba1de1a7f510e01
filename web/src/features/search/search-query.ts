import type { SearchSettings } from '@kea/shared/page/settings'
import { escapeSearch, type SearchHit } from '@kea/shared/search/search'
import { queryOptions } from '@tanstack/react-query'
import { type LiteClient, liteClient } from 'algoliasearch/lite'
import { toShopError } from '~/api/failures'
import { STALE } from '~/api/query-client'
import { fieldsOf } from '~/lib/fields-of'

export interface FoundProducts {
  hits: SearchHit[]
  total: number
}

export interface SearchRequest {
  text: string
  /** Counted from 1. */
  page?: number
  perPage: number
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
  const { objectID, name, url, image_url, final_price, regular_price } = fieldsOf(hit)
  return {
    objectID: textOf(objectID),
    name: textOf(name),
    url: textOf(url),
    image_url: textOf(image_url),
    final_price: numberOf(final_price),
    regular_price: numberOf(regular_price),
  }
}

/** The products for a text, by the Algolia client. */
export const searchQuery = (settings: SearchSettings, { text, page = 1, perPage }: SearchRequest) =>
  queryOptions({
    queryKey: ['search', settings.index, text, page, perPage] as const,
    queryFn: async (): Promise<FoundProducts> => {
      const request = { indexName: settings.index, query: escapeSearch(text), hitsPerPage: perPage, page: page - 1 }
      const { results } = await clientOf(settings)
        .search({ requests: [request] })
        .catch((error: unknown) => {
          throw toShopError({ status: statusOf(error) })
        })
      const [result] = results
      if (!result || !('hits' in result)) throw toShopError({ status: 500 })
      return { hits: result.hits.map(toHit), total: result.nbHits ?? 0 }
    },
    staleTime: STALE.page,
  })

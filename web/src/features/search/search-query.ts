import type { SearchSettings } from '@kea/shared/page/settings'
import { escapeSearch, type SearchHit } from '@kea/shared/search/search'
import { queryOptions } from '@tanstack/react-query'
import { type LiteClient, liteClient } from 'algoliasearch/lite'
import { toShopError } from '~/api/failures'
import { STALE } from '~/api/query-client'

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

/** The products for a text, by the Algolia client. */
export const searchQuery = (settings: SearchSettings, { text, page = 1, perPage }: SearchRequest) =>
  queryOptions({
    queryKey: ['search', settings.index, text, page, perPage] as const,
    queryFn: async (): Promise<FoundProducts> => {
      const request = { indexName: settings.index, query: escapeSearch(text), hitsPerPage: perPage, page: page - 1 }
      const { results } = await clientOf(settings)
        .search<SearchHit>({ requests: [request] })
        .catch((error: unknown) => {
          throw toShopError({ status: statusOf(error) })
        })
      const [result] = results
      if (!result || !('hits' in result)) throw toShopError({ status: 500 })
      return { hits: result.hits, total: result.nbHits ?? 0 }
    },
    staleTime: STALE.page,
  })

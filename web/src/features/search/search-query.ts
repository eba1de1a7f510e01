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
  /** From 1. */
  page?: number
  perPage: number
}

let made: { account: SearchSettings['account']; client: LiteClient } | null = null

/** Without an account the shop's own store answers, which asks nobody for a key. */
function clientOf({ account }: SearchSettings): LiteClient {
  if (made?.account?.appId === account?.appId && made) return made.client
  const own = { url: `${location.host}/search`, accept: 'readWrite', protocol: location.protocol.slice(0, -1) } as {
    url: string
    accept: 'readWrite'
    protocol: 'http' | 'https'
  }
  const client = account ? liteClient(account.appId, account.key) : liteClient('own', 'public', { hosts: [own] })
  made = { account, client }
  return client
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0

/** Products for a text, through Algolia's own client. */
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

import type { SearchSettings } from '@kea/shared/page/settings'
import { bestSellersIndexName, escapeSearch, SEARCH_MAX_LENGTH } from '@kea/shared/search/search'
import { BEST_SELLERS } from './search-order'

export interface SearchRequest {
  text: string
  /** Counted from 1. */
  page?: number
  perPage: number
  /** What sold most first. */
  isBySales?: boolean
}

export const HITS_PER_PAGE = 24
export const RESULT_PAGES_MAX = 40

/** The search of an address of results, by its query. The text may be anything; the store extracts the words. */
export function searchOf(search: string) {
  const query = new URLSearchParams(search)
  const page = Number.parseInt(query.get('p') ?? '', 10)
  return {
    text: (query.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    page: Math.min(Math.max(page || 1, 1), RESULT_PAGES_MAX),
    perPage: HITS_PER_PAGE,
    isBySales: query.get('sort') === BEST_SELLERS,
  }
}

/** The body of a request to Algolia. */
export const searchBody = ({ index }: Pick<SearchSettings, 'index'>, asked: SearchRequest) => {
  const { text, page = 1, perPage, isBySales } = asked
  const indexName = isBySales ? bestSellersIndexName(index) : index
  return { requests: [{ indexName, query: escapeSearch(text), hitsPerPage: perPage, page: page - 1 }] }
}

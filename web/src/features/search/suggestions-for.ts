import { type SearchHit, SUGGESTIONS_PER_PAGE } from '@kea/shared/search/search'
import { searchPath } from './search-path'
import type { FoundProducts } from './search-query'

/** One entry of the list below the search field. */
export type Suggestion = { key: string; href: string } & (
  | { kind: 'keyword'; label: string }
  | { kind: 'product'; hit: SearchHit }
  | { kind: 'more'; total: number }
)

interface SuggestionSource {
  text: string
  /** Null before the first response. */
  found: Pick<FoundProducts, 'hits' | 'total'> | null
  keywords: readonly string[]
}

/** The entries of the list: products for the text; trending keywords for an empty text or without hits. */
export function suggestionsFor({ text, found, keywords }: SuggestionSource): { title: string; items: Suggestion[] } {
  if (text !== '' && !found) return { title: '', items: [] }
  if (!found || found.total === 0) {
    const items = keywords.map((label) => ({ kind: 'keyword' as const, key: label, href: searchPath(label), label }))
    return { title: found ? 'Try one of these' : 'Trending searches', items }
  }
  const products = found.hits
    .slice(0, SUGGESTIONS_PER_PAGE)
    .map((hit) => ({ kind: 'product' as const, key: hit.objectID, href: hit.url, hit }))
  const more = { kind: 'more' as const, key: 'more', href: searchPath(text), total: found.total }
  return { title: 'Products', items: found.total > SUGGESTIONS_PER_PAGE ? [...products, more] : products }
}

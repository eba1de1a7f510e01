import { type SearchHit, SUGGESTIONS_PER_PAGE } from '@kea/shared/search/search'
import { searchPath } from './search-path'
import type { FoundProducts } from './search-query'

/** One line of the list below the search field. */
export type Suggestion = { key: string; href: string } & (
  | { kind: 'keyword'; label: string }
  | { kind: 'product'; hit: SearchHit }
  | { kind: 'more'; total: number }
)

interface Known {
  text: string
  /** Null before anything was asked or answered. */
  found: FoundProducts | null
  keywords: readonly string[]
}

/** What the list shows: products for what was typed, else (also where nothing was found) what others look for. */
export function suggestionsFor({ text, found, keywords }: Known): { title: string; items: Suggestion[] } {
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

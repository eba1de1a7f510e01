import { routes } from '@kea/shared/routes'
import { BEST_SELLERS } from './search-order'

/** The address of the results for a text. The first page has the number 1. */
export function searchPath(text: string, page = 1, isBySales = false): string {
  const query = new URLSearchParams({
    q: text,
    ...(isBySales && { sort: BEST_SELLERS }),
    ...(page > 1 && { p: String(page) }),
  })
  return `${routes.searchResult()}?${query}`
}

/** The searched text in an address of results; '' for every other address. */
export function searchTextOf({ pathname, search }: { pathname: string; search: string }): string {
  const isResult = pathname === routes.searchResult.pattern || pathname === routes.searchGo.pattern
  return isResult ? (new URLSearchParams(search).get('q') ?? '').trim() : ''
}

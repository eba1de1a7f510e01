/** Where the store answers Algolia's protocol; its client puts all behind the first part on its host. */
export const SEARCH_PATH = '/search/1/indexes/*/queries'

/** Suggestions under the search field (SEARCH-03), and what a search call asks for (SEARCH-13). */
export const SUGGESTIONS_PER_PAGE = 6

export const SEARCH_MAX_LENGTH = 128
export const SEARCH_MESSAGE = 'Please enter valid string. Allowed Characters are A-Z a-z 0-9 space _ and -.'
export const NO_RESULT = 'No Result Found'

/** Letters with their macrons are letters. */
const ALLOWED = /^[\p{L}\p{M}\p{N} _-]+$/u

/** True for what may be searched for: something, of letters, digits, spaces, _ and - alone. */
export const isSearchText = (text: string): boolean => text.trim() !== '' && ALLOWED.test(text)

/** Backslashes, quotes and NULs as a text within quotes has them; a search text may come from an address. */
export const escapeSearch = (text: string): string =>
  text.replace(/[\\'"]/g, (sign) => `\\${sign}`).replaceAll('\0', '\\0')

/** Name of the hosted index: prefix + store code + `_products`. */
export const searchIndexName = (prefix: string, storeCode: string): string => `${prefix}${storeCode}_products`

/** One thing that was found. */
export interface SearchHit {
  objectID: string
  name: string
  /** A path of the shop, or a whole address. */
  url: string
  image_url: string
  /** Dollars; null for what is not sold. */
  final_price: number | null
}

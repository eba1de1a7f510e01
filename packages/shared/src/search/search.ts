/** Path of the store's Algolia-compatible API. Algolia's client appends all of it after `/search` to its host. */
export const SEARCH_PATH = '/search/1/indexes/*/queries'

/** Number of suggestions under the search field. */
export const SUGGESTIONS_PER_PAGE = 6

export const SEARCH_MAX_LENGTH = 128
export const SEARCH_MESSAGE = 'Please enter valid string. Allowed Characters are A-Z a-z 0-9 space _ and -.'
export const NO_RESULT = 'No Result Found'

/** Letters include combining marks such as macrons. */
const ALLOWED = /^[\p{L}\p{M}\p{N} _-]+$/u

/** True for a valid search text: not blank, and only letters, digits, spaces, _ and -. */
export const isSearchText = (text: string): boolean => text.trim() !== '' && ALLOWED.test(text)

/** Escapes backslashes, quotes and NULs, as in a quoted string. A search text may come from a URL. */
export const escapeSearch = (text: string): string =>
  text.replace(/[\\'"]/g, (sign) => `\\${sign}`).replaceAll('\0', '\\0')

/** Name of the hosted index: prefix + store code + `_products`. */
export const searchIndexName = (prefix: string, storeCode: string): string => `${prefix}${storeCode}_products`

/** Name of the replica of an index that has the best-sellers first: its name, the attribute and the direction. */
export const bestSellersIndexName = (index: string): string => `${index}_best_sellers_desc`

/** A search result. */
export interface SearchHit {
  objectID: string
  /** Null for a page that sells no product of its own. */
  sku: string | null
  name: string
  /** A path of the shop, or an absolute URL. */
  url: string
  image_url: string
  /** Dollars; null for a result that is not a product. */
  final_price: number | null
  /** Dollars without the current offer; null without an offer. */
  regular_price?: number | null
}

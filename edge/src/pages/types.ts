import type { Settings as ShopSettings } from '@kea/shared/page/settings'
import type { Route } from '@kea/shared/route'
import type { CacheState, PurgeResult, Refreshed } from '../cache/types'
import type { PageAnswer, PageDocument } from './page-answer'

/** The result of a page lookup. */
export interface Found {
  /** In canonical form, without query. */
  path: string
  route: Route | null
  /** 200, 301, 404 or 501; 503 if the page's data are not available. */
  status: number
  answer: PageAnswer | null
  cache: CacheState
  upstreamMs: number
  /** The code of the prices on the page; null for the public prices. */
  priceCache: string | null
}

export interface FindOptions {
  requestId: string
  keepAlive: (work: Promise<unknown>) => void
  /** The visitor's price code. A code that the backend does not know counts as none. */
  priceCache?: string | null
}

export interface PageFinder {
  find(path: string, options: FindOptions): Promise<Found>
  /** The shop's settings; null while they are not available. */
  shop(options: FindOptions): Promise<ShopSettings | null>
  /** The document for visitors without a price code, if it is in memory. */
  peek(path: string): PageDocument | null
  /** True if the public page is in memory, so that a read costs next to nothing. */
  isInMemory(path: string): boolean
  /** Loads the page again, for the visitor's price code, unless it is young. A failed load leaves the old page. */
  refresh(path: string, options: FindOptions): Promise<Refreshed>
  /** Has a page (`/mugs`), all pages with a prefix (`/blog/*`) or all pages (`*`) loaded again before their next use. */
  purge(pattern: string): Promise<PurgeResult>
}

import { SitePagesDocument } from '../__generated__/graphql'
import { type CacheRead, createLayeredCache } from '../cache/layered-cache'
import type { Purges } from '../cache/purges'
import type { RemoteCache } from '../cache/remote-cache'
import { shapeOf } from '../cache/shape-of'
import type { Fetch } from '../services'
import type { Settings } from '../settings'
import { type ListedPage, listedPages } from './listed-pages'
import { LIST_SIZE, sitePages } from './site-pages'

/** Addresses of one sitemap file, before the fixed pages join the first: the format allows 50,000. */
export const PAGES_PER_FILE = 49_000
const DEADLINE_MS = 25_000
/** A shop of a thousand pages is about 150 KB; what is larger lives in the shared store alone. */
const BOUNDS = { maxEntries: 10, maxSize: 5_000_000 }

/** Counts the ways in which the backend's list has been turned into what is stored. */
const MAPPING = 1

/** Names what a stored list of pages looks like. */
export const siteShape = ({ SITE_URL, BACKEND_URL, BACKEND_GRAPHQL_PATH, CDN_HOST }: Settings): string =>
  shapeOf(['site', MAPPING, SitePagesDocument.toString(), SITE_URL, BACKEND_URL, BACKEND_GRAPHQL_PATH, CDN_HOST])

/** The pages of one sitemap file. */
export interface SiteSlice {
  pages: ListedPage[]
  /** Of everything that the backend lists. */
  total: number
}

export interface SiteIndex {
  /** Null while the backend cannot be asked. `file` counts from 1. */
  slice(
    file: number,
    options: { requestId: string; keepAlive: (work: Promise<unknown>) => void },
  ): Promise<CacheRead<SiteSlice>>
}

interface Dependencies {
  settings: Settings
  commerce: Fetch
  remote: RemoteCache
  purges: Purges
  now: () => number
}

/** All pages that search engines may know, from the backend's own list. */
export function createSiteIndex({ settings, commerce, remote, purges, now }: Dependencies): SiteIndex {
  const cache = createLayeredCache<SiteSlice>({
    now,
    remote,
    purges,
    bounds: BOUNDS,
    sizeOf: ({ pages }) => 1000 + pages.length * 300,
    encode: (slice) => (slice.pages.length > 0 ? JSON.stringify(slice) : null),
    decode: (_, text) => JSON.parse(text),
  })

  async function load(file: number, requestId: string): Promise<SiteSlice> {
    const first = ((file - 1) * PAGES_PER_FILE) / LIST_SIZE + 1
    const slice: SiteSlice = { pages: [], total: 0 }
    // A backend without the list still has the shop's fixed pages.
    for await (const list of sitePages({ settings, commerce, requestId }, first, PAGES_PER_FILE / LIST_SIZE)) {
      slice.total = list.total_count
      slice.pages.push(...listedPages(list.items, settings.SITE_URL))
    }
    return slice
  }

  return {
    slice: (file, { requestId, keepAlive }) =>
      cache.read(`sitemap ${file}`, { load: () => load(file, requestId), deadlineMs: DEADLINE_MS, keepAlive }),
  }
}

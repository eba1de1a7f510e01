import { SitePagesDocument } from '../__generated__/graphql'
import { createLayeredCache } from '../cache/layered-cache'
import { shapeOf } from '../cache/shape-of'
import type { Purges, RemoteCache } from '../cache/types'
import type { Fetch } from '../http/upstream'
import type { Settings } from '../settings'
import { listedPages } from './listed-pages'
import { LIST_SIZE, sitePages } from './site-pages'
import type { SiteIndex, SiteSlice } from './types'

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

import { SitePagesDocument } from '../__generated__/graphql'
import { fingerprint } from '../cache/fingerprint'
import { createLayeredCache } from '../cache/layered-cache'
import type { Purges, RemoteCache } from '../cache/types'
import { isObject } from '../http/json'
import type { Fetch } from '../http/upstream'
import type { Settings } from '../settings'
import { listedPages } from './listed-pages'
import { LIST_SIZE, sitePages } from './site-pages'
import type { ListedPage, SiteIndex, SiteSlice } from './types'

/** Addresses of one sitemap file, without the fixed pages of the first one. The format allows 50,000. */
export const PAGES_PER_FILE = 49_000
const DEADLINE_MS = 25_000
/** A shop with a thousand pages needs about 150 KB. Larger lists are stored in the shared store only. */
const BOUNDS = { maxEntries: 10, maxSize: 5_000_000 }

/** Version of the stored format. */
const FORMAT_VERSION = 1

/** Identifies the format of a stored list: the version, the query and the settings. */
export const siteFormat = ({ SITE_URL, BACKEND_URL, BACKEND_GRAPHQL_PATH, CDN_HOST }: Settings): string =>
  fingerprint([
    'site',
    FORMAT_VERSION,
    SitePagesDocument.toString(),
    SITE_URL,
    BACKEND_URL,
    BACKEND_GRAPHQL_PATH,
    CDN_HOST,
  ])

const isListedPage = (value: unknown): value is ListedPage =>
  isObject(value) &&
  typeof value.path === 'string' &&
  typeof value.name === 'string' &&
  (value.updatedAt === null || typeof value.updatedAt === 'string') &&
  Array.isArray(value.images) &&
  value.images.every((image) => typeof image === 'string')

/** Reads a stored slice. Throws for every other text. */
function readSlice(text: string): SiteSlice {
  const stored: unknown = JSON.parse(text)
  if (!isObject(stored) || typeof stored.total !== 'number' || !Array.isArray(stored.pages)) throw new Error('no slice')
  return { total: stored.total, pages: stored.pages.filter(isListedPage) }
}

interface Dependencies {
  settings: Settings
  commerce: Fetch
  remote: RemoteCache
  purges: Purges
  now: () => number
}

/** All pages that search engines may index, from the backend's page list. */
export function createSiteIndex({ settings, commerce, remote, purges, now }: Dependencies): SiteIndex {
  const cache = createLayeredCache<SiteSlice>({
    now,
    remote,
    purges,
    bounds: BOUNDS,
    sizeOf: ({ pages }) => 1000 + pages.length * 300,
    encode: (slice) => (slice.pages.length > 0 ? JSON.stringify(slice) : null),
    decode: (_, text) => readSlice(text),
  })

  async function load(file: number, requestId: string): Promise<SiteSlice> {
    const first = ((file - 1) * PAGES_PER_FILE) / LIST_SIZE + 1
    const slice: SiteSlice = { pages: [], total: 0 }
    // For a backend without a page list the slice is empty. The sitemap then has the fixed pages.
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

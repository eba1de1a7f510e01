import { RESPONSE_MAX_BYTES } from '@kea/shared/constants/business'
import { SitePagesDocument, type SitePagesQuery } from '../__generated__/graphql'
import type { FarStore } from '../cache/far-store'
import { type CacheRead, createLayeredCache } from '../cache/layered-cache'
import { askBackend } from '../http/ask-backend'
import { log, messageOf } from '../log'
import type { Fetch } from '../services'
import type { Settings } from '../settings'
import { type ListedPage, listedPages } from './listed-pages'

/** Addresses of one sitemap file, before the fixed pages join the first: the format allows 50,000. */
export const PAGES_PER_FILE = 49_000
const PAGE_SIZE = 1000
const DEADLINE_MS = 25_000
/** A shop of a thousand pages is about 150 KB; what is larger lives in the shared store alone. */
const BOUNDS = { maxEntries: 10, maxSize: 5_000_000 }

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

interface Answer {
  data?: SitePagesQuery | null
  errors?: { message?: string }[]
}

interface Dependencies {
  settings: Settings
  commerce: Fetch
  far: FarStore
  now: () => number
}

/** All pages that search engines may know, from the backend's own list. */
export function createSiteIndex({ settings, commerce, far, now }: Dependencies): SiteIndex {
  const cache = createLayeredCache<SiteSlice>({
    now,
    far,
    bounds: BOUNDS,
    sizeOf: ({ pages }) => 1000 + pages.length * 300,
    encode: (slice) => (slice.pages.length > 0 ? JSON.stringify(slice) : null),
    decode: (_, text) => JSON.parse(text),
  })

  async function ask(currentPage: number, requestId: string): Promise<NonNullable<SitePagesQuery['sitePages']> | null> {
    const answer = (await askBackend({
      settings,
      commerce,
      query: SitePagesDocument.toString(),
      variables: { currentPage, pageSize: PAGE_SIZE },
      headers: { 'x-request-id': requestId },
      maxBytes: RESPONSE_MAX_BYTES,
      acceptsRefusal: true,
    })) as Answer
    if (answer.data?.sitePages) return answer.data.sitePages
    const message = answer.errors?.[0]?.message ?? 'no list'
    // A backend without the list says so by the field's name; everything else is a failure that passes.
    if (!message.includes('sitePages')) throw new Error(message)
    log('site-pages', { requestId, error: message })
    return null
  }

  async function load(file: number, requestId: string): Promise<SiteSlice> {
    const first = ((file - 1) * PAGES_PER_FILE) / PAGE_SIZE + 1
    const pages: ListedPage[] = []
    let total = 0
    try {
      for (let page = first; page < first + PAGES_PER_FILE / PAGE_SIZE; page++) {
        const list = await ask(page, requestId)
        // A backend without the list still has the shop's fixed pages.
        if (list === null) break
        total = list.total_count
        pages.push(...listedPages(list.items, settings.SITE_URL))
        if (page * PAGE_SIZE >= total) break
      }
    } catch (error) {
      log('site-pages', { requestId, error: messageOf(error) })
      throw error
    }
    return { pages, total }
  }

  return {
    slice: (file, { requestId, keepAlive }) =>
      cache.read(`sitemap ${file}`, { load: () => load(file, requestId), deadlineMs: DEADLINE_MS, keepAlive }),
  }
}

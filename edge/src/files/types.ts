import type { CacheRead } from '../cache/types'

/** A page that search engines may index. */
export interface ListedPage {
  path: string
  name: string
  updatedAt: string | null
  /** Absolute addresses. */
  images: string[]
}

/** The pages of one sitemap file. */
export interface SiteSlice {
  pages: ListedPage[]
  /** The number of all pages that the backend lists. */
  total: number
}

export interface MainMenu {
  /** The panels of the menu; the value is null while the backend does not answer. */
  json(options: { requestId: string; keepAlive: (work: Promise<unknown>) => void }): Promise<CacheRead<string>>
}

export interface SiteIndex {
  /** The value is null while the backend does not answer. `file` counts from 1. */
  slice(
    file: number,
    options: { requestId: string; keepAlive: (work: Promise<unknown>) => void },
  ): Promise<CacheRead<SiteSlice>>
}

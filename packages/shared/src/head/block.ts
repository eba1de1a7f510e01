import type { ReadHtml } from '../html/html-tree'
import type { Page } from '../page/page'
import type { Site } from './head'

/** One block of structured data. */
export type Block = Record<string, unknown>

/** Source data of the blocks. */
export interface Source {
  page: Page
  site: Site
  canonical: string
  search?: URLSearchParams | undefined
  /** Current time, in ms. */
  now: number
  readHtml: ReadHtml
}

export const SCHEMA = 'https://schema.org'

/** A value of a schema.org enumeration. */
export const schemaValue = (name: string): string => `${SCHEMA}/${name}`

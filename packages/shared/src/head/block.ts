import type { Page } from '../page/page'
import type { Site } from './head'

/** One block of structured data. */
export type Block = Record<string, unknown>

/** What the blocks are made from. */
export interface Source {
  page: Page
  site: Site
  canonical: string
  search?: URLSearchParams | undefined
  /** The time of asking, in ms. */
  now: number
}

export const SCHEMA = 'https://schema.org'

/** A value of one of schema.org's lists. */
export const schemaValue = (name: string): string => `${SCHEMA}/${name}`

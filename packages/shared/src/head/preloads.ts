import { HERO_SIZES } from '../first-view/classes'
import { firstTiles, plainListing } from '../first-view/first-tiles'
import { TILE_SIZES } from '../first-view/listing-classes'
import { STAGE_SIZES } from '../first-view/stage-classes'
import type { Page } from '../page/page'
import { parsePicture, sourceSet } from '../picture'
import { escapeHtml } from './escape'

function largestPicture(page: Page, search: URLSearchParams): { url: string; sizes: string } | null {
  const { status, hero, product } = page
  if (status !== 200) return null
  if (hero) return { url: hero.picture, sizes: product ? STAGE_SIZES : HERO_SIZES }
  const listing = plainListing(page, search)
  const tile = listing && firstTiles(listing)[0]
  return tile ? { url: tile.picture, sizes: TILE_SIZES } : null
}

/** Preload link for the largest picture of the first view. */
export function preloads(page: Page, search = new URLSearchParams()): string {
  const largest = largestPicture(page, search)
  const picture = largest && parsePicture(largest.url)
  if (!picture) return ''
  return (
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(sourceSet(picture, 'avif'))}" ` +
    `imagesizes="${largest.sizes}" fetchpriority="high">`
  )
}

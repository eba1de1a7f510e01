import { HERO_SIZES, firstViewClasses as look } from '../first-view/classes'
import { TILE_SIZES } from '../first-view/listing-classes'
import { START_WITH_PHOTO } from '../first-view/navigation'
import { STAGE_SIZES } from '../first-view/stage-classes'
import { formatMoney } from '../money'
import { frameOf } from '../navigation/frame-of'
import type { Hero } from '../page/hero'
import type { Page } from '../page/page'
import type { StartPrice } from '../page/product'
import { parsePicture, sourceSet } from '../picture'
import type { Route } from '../route'
import { escapeHtml } from './escape'
import { headerHtml } from './header-view'
import { firstTiles, listingHtml, plainListing } from './listing-view'
import { pictureHtml } from './picture-view'
import { plainView } from './plain-view'
import { stageHtml } from './stage-view'

const SECOND_LINK = `<a class="${look.heroSecond}" href="${escapeHtml(START_WITH_PHOTO.path)}">${START_WITH_PHOTO.label}</a>`

/** The same markup as the web's Price: the regular price is struck through while an offer runs. */
function priceHtml({ cents, regularCents }: StartPrice, prefix: string): string {
  const offer = regularCents !== null && regularCents > cents
  const usual = offer
    ? `<s class="mr-2 font-normal text-ink-soft"><span class="sr-only">Usually </span>${formatMoney(regularCents)}</s>` +
      '<span class="sr-only">, now </span>'
    : ''
  const now = `<span${offer ? ' class="text-underwing-ink"' : ''}>${formatMoney(cents)}</span>`
  return (
    `<p class="${look.heroPrice}">${escapeHtml(prefix)} <span class="whitespace-nowrap tabular-nums text-xl font-semibold">` +
    `${usual}${now}</span></p>`
  )
}

const actionHtml = ({ href, cta }: Hero): string =>
  `<a class="${look.heroAction}" href="${escapeHtml(href)}">${escapeHtml(cta)}</a>`

/** Empty boxes with the same heights as the web's own. */
function extrasHtml(page: Page): string {
  const extras = page.heroExtras
  if (!extras) return ''
  const box = (has: boolean, name: string) =>
    has ? `<div class="${name}"><span class="${look.heroPlaceholder}"></span></div>` : ''
  return (
    `<div class="${look.heroExtras}">${box(extras.rating, look.heroRating)}` +
    `${box(extras.links, look.heroLinks)}${box(extras.offer, look.heroOffer)}</div>`
  )
}

const picturePlace = { sizes: HERO_SIZES, className: look.heroImage }

function heroHtml(page: Page, hero: Hero): string {
  const price = page.startPrice ? priceHtml(page.startPrice, hero.pricePrefix) : ''
  if (page.product) return stageHtml(hero, page.product, { price, extras: extrasHtml(page) })
  const picture = parsePicture(hero.picture)
  return (
    `<section class="${hero.large ? look.heroLarge : look.hero}">` +
    `<div class="${hero.large ? look.heroTextLarge : look.heroText}">` +
    `<h1 class="${hero.large ? look.heroTitleLarge : look.heroTitle}">${escapeHtml(hero.title)}</h1>` +
    (hero.text && `<p class="${look.heroLead}">${escapeHtml(hero.text)}</p>`) +
    price +
    `<div class="${look.heroActions}">` +
    (hero.href === '' ? '' : actionHtml(hero)) +
    (hero.large ? SECOND_LINK : '') +
    `</div></div><div class="${hero.large ? look.heroPictureLarge : look.heroPicture}">` +
    `${picture ? pictureHtml(picture, { alt: hero.alt, ...picturePlace }) : ''}</div></section>`
  )
}

/**
 * The HTML of a page before any script has run: header bar, h1 and the largest picture, with the class names of the
 * web's own components. A page without data has the heading of its route. Empty if there is no heading.
 *
 * @param search the query of the URL, for the heading of search results. A filtered category page comes without tiles.
 */
export function firstView(page: Page, route: Route | null, now: number, search = new URLSearchParams()): string {
  const body = page.status === 200 && page.hero ? heroHtml(page, page.hero) : plainView(page, route, search)
  const listing = plainListing(page, search)
  if (body === '') return ''
  return `${frameOf(page.path) === 'bare' ? '' : headerHtml(page, now)}<main class="${look.main}">${body}${listing ? listingHtml(listing) : ''}</main>`
}

function largestPicture(page: Page, search: URLSearchParams): { url: string; sizes: string } | null {
  const { status, hero, product } = page
  if (status !== 200) return null
  if (hero) return { url: hero.picture, sizes: product ? STAGE_SIZES : HERO_SIZES }
  const listing = plainListing(page, search)
  const tile = listing && firstTiles(listing)[0]
  return tile ? { url: tile.picture, sizes: TILE_SIZES } : null
}

/** Preload link for the largest picture. */
export function preloads(page: Page, search = new URLSearchParams()): string {
  const largest = largestPicture(page, search)
  const picture = largest && parsePicture(largest.url)
  if (!picture) return ''
  return (
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(sourceSet(picture, 'avif'))}" ` +
    `imagesizes="${largest.sizes}" fetchpriority="high">`
  )
}

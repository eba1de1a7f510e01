import { instantOf } from '../instant'
import type { Page } from '../page/page'
import type { Product } from '../page/product'
import { shownRating } from '../page/rating'
import { parsePicture } from '../picture'
import { routes, toolPath } from '../routes'

/** What the first picture of a page says; drawn by the edge as text and by the SPA as a component. */
export interface Hero {
  title: string
  text: string
  /** Address of the picture; '' where there is none. */
  picture: string
  alt: string
  cta: string
  /** Where the button leads: into the design tool, or down to the page's products; '' for no button. */
  href: string
  /** Words in front of the price. */
  pricePrefix: string
  /** More pictures stand inside the placeholder and take turns. */
  hasSlides: boolean
  /** The home page's picture is larger, and so are its words. */
  large: boolean
}

/** What a banner shows beside words and button; it is drawn late, so room is kept for it. */
export interface HeroExtras {
  rating: boolean
  links: boolean
  offer: boolean
}

const PLACEHOLDER = /<div\b([^>]*\bdata-widget="hero"[^>]*)>(\s*<div\b)?/i
const OFFERS = /\bdata-widget="offer-ticker"[^>]*>\s*<(?!\/)/i
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name) => ENTITIES[name] ?? whole)

type HeroPage = Pick<Page, 'path' | 'kind' | 'content' | 'heading' | 'image' | 'imageAlt' | 'lead' | 'product'>

const START = 'Start Order'
/** What has no design tool, and the forms that ask for it. */
const ASKED_FOR = [
  { sku: /-neon-sign$/, cta: 'Ask for this sign', form: routes.orderBps },
  { sku: /-easel$/, cta: 'Ask for this easel', form: routes.orderEs },
  { sku: /-canvas-pad$/, cta: 'Ask for this pad', form: routes.orderCp },
]

/** The way to ask for a product that no tool takes orders of; null for every other. */
export function askFor({ sku, tool }: Pick<Product, 'sku' | 'tool'>): Pick<Hero, 'cta' | 'href'> | null {
  const asked = tool === null ? ASKED_FOR.find((entry) => entry.sku.test(sku)) : undefined
  return asked ? { cta: asked.cta, href: `${asked.form()}?sku=${encodeURIComponent(sku)}` } : null
}

const PRICE_PREFIX = 'Starts at'

/** A product page and a blog post open with their own picture, without being told to. */
function ownHero(page: HeroPage): Hero | null {
  const { product, image } = page
  if (page.kind !== 'product' && page.kind !== 'blog-post') return null
  if (!parsePicture(image ?? '')) return null
  const ask = product && askFor(product)
  const href = product?.tool ? toolPath(product.tool, { sku: product.sku }) : (ask?.href ?? '')
  return {
    title: page.heading,
    text: page.lead,
    picture: image ?? '',
    alt: page.imageAlt,
    cta: ask?.cta ?? START,
    href,
    pricePrefix: PRICE_PREFIX,
    hasSlides: false,
    large: false,
  }
}

/** Anchor of the first grid of products on a page. */
export const PRODUCTS_ANCHOR = 'products'

/**
 * The hero of a page, read from its content's first `hero` placeholder, without a parser: it stands in the first view,
 * before the sanitiser is there. Every value is plain text to be escaped by who draws it. Null for a page that opens
 * with its heading alone.
 */
export function heroOf(page: HeroPage): Hero | null {
  const [, attributes, child] = PLACEHOLDER.exec(page.content) ?? []
  if (attributes === undefined) return ownHero(page)
  const value = (name: string) => decode(new RegExp(`\\bdata-${name}="([^"]*)"`).exec(attributes)?.[1] ?? '').trim()
  return {
    title: page.heading,
    text: value('text'),
    picture: value('picture') || page.image || '',
    alt: value('alt') || page.imageAlt,
    cta: value('cta') || START,
    href: page.product?.tool ? toolPath(page.product.tool, { sku: page.product.sku }) : `#${PRODUCTS_ANCHOR}`,
    pricePrefix: value('price-prefix') || PRICE_PREFIX,
    hasSlides: child !== undefined,
    large: page.path === '/' || page.path === '/home',
  }
}

/** The extras of a page that sells something; null for a banner without any. */
export function heroExtrasOf(page: Omit<Page, 'hero' | 'heroExtras'>): HeroExtras | null {
  const { product, settings, reviews, offer, content, offerTexts } = page
  if (!product) return null
  const rating = reviews.display === 'service' ? settings.ratingLine !== '' : shownRating(product, settings) !== null
  // The offer that runs may be for something else; the page's own prices tell, which end when it ends.
  const end = instantOf(offer?.offer_end_date)
  const isReduced = product.prices.some(
    ({ offerTo }) => offerTo !== null && (end ?? instantOf(offerTo)) === instantOf(offerTo),
  )
  const extras = {
    rating: reviews.display !== 'none' && rating,
    links: reviews.hasQuestions || reviews.hasShoppers,
    offer:
      offerTexts.length > 0 || OFFERS.test(content) || (isReduced && Boolean(offer?.sale_title || offer?.offer_text)),
  }
  return extras.rating || extras.links || extras.offer ? extras : null
}

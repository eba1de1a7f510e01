import { instantOf } from '../instant'
import type { Page } from '../page/page'
import type { Product } from '../page/product'
import { shownRating } from '../page/rating'
import { parsePicture } from '../picture'
import { routes, toolPath } from '../routes'

/** The hero of a page. The edge renders it as HTML, the SPA as a component. */
export interface Hero {
  title: string
  text: string
  /** URL of the picture; '' for none. */
  picture: string
  alt: string
  cta: string
  /** Target of the button: the design tool, or the products of the page; '' for no button. */
  href: string
  /** Text before the price. */
  pricePrefix: string
  /** The placeholder contains more pictures, which rotate. */
  hasSlides: boolean
  /** True on the home page, whose picture and text are larger. */
  large: boolean
}

/** What a banner shows beside text and button. It is rendered later, so space is reserved for it. */
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
/** Products without a design tool, and their order forms. */
const FORM_PRODUCTS = [
  { sku: /-neon-sign$/, cta: 'Ask for this sign', form: routes.orderBps },
  { sku: /-easel$/, cta: 'Ask for this easel', form: routes.orderEs },
  { sku: /-canvas-pad$/, cta: 'Ask for this pad', form: routes.orderCp },
]

/** The order form of a product without a design tool; null for every other product. */
export function askFor({ sku, tool }: Pick<Product, 'sku' | 'tool'>): Pick<Hero, 'cta' | 'href'> | null {
  const asked = tool === null ? FORM_PRODUCTS.find((entry) => entry.sku.test(sku)) : undefined
  return asked ? { cta: asked.cta, href: `${asked.form()}?sku=${encodeURIComponent(sku)}` } : null
}

const PRICE_PREFIX = 'Starts at'

/** The hero of a product page or a blog post, made from its own picture. */
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
 * The hero of a page, read from the first `hero` placeholder of its content. No parser is used, since the first view
 * comes before the sanitiser is loaded. Every value is plain text, which the renderer must escape. Null for a page with
 * a heading only.
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

/** The extras of a page that sells a product; null for a banner without extras. */
export function heroExtrasOf(page: Omit<Page, 'hero' | 'heroExtras'>): HeroExtras | null {
  const { product, settings, reviews, offer, content, offerTexts } = page
  if (!product) return null
  const rating = reviews.display === 'service' ? settings.ratingLine !== '' : shownRating(product, settings) !== null
  // The running offer may be for another product. It applies here if the page's own special prices end with it.
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

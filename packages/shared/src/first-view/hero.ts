import { instantOf } from '../instant'
import type { Hero, HeroExtras } from '../page/hero'
import { nextStepOf } from '../page/next-step'
import type { Page } from '../page/page'
import type { Product } from '../page/product'
import { parsePicture } from '../picture'
import { toolPath } from '../routes'

const PLACEHOLDER = /<div\b([^>]*\bdata-widget="hero"[^>]*)>(\s*<div\b)?/i
const OFFERS = /\bdata-widget="offer-ticker"[^>]*>\s*<(?!\/)/i
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name) => ENTITIES[name] ?? whole)

type HeroPage = Pick<Page, 'path' | 'kind' | 'content' | 'heading' | 'image' | 'imageAlt' | 'lead' | 'product'>

const START = 'Start Order'
const PRICE_PREFIX = 'Starts at'

/** Anchor of the size chooser. */
export const SIZES_ANCHOR = 'sizes'

/** Options with a price that a shopper can compare, also where the product cannot be ordered online. */
export const hasChoice = ({ options, prices }: Pick<Product, 'options' | 'prices'>): boolean =>
  prices.length > 0 && options.some(({ choices }) => choices.length > 1)

/** The button of the banner. `elsewhere` is where it leads on a page without a product of its own. */
function actionOf(product: Product | null, { cta, elsewhere }: { cta: string; elsewhere: string }) {
  if (product === null) return { cta, href: elsewhere }
  const step = nextStepOf(product)
  if (step.is === 'design') return { cta, href: toolPath(step.tool, { sku: product.sku }) }
  if (step.is === 'ask') return { cta: step.label, href: step.href }
  return hasChoice(product) ? { cta: 'See sizes and prices', href: `#${SIZES_ANCHOR}` } : { cta, href: elsewhere }
}

/** The hero of a product page or a blog post, made from its own picture. */
function ownHero(page: HeroPage): Hero | null {
  const { product, image } = page
  if (page.kind !== 'product' && page.kind !== 'blog-post') return null
  if (!parsePicture(image ?? '')) return null
  return {
    title: page.heading,
    text: page.lead,
    picture: image ?? '',
    alt: page.imageAlt,
    ...actionOf(product, { cta: START, elsewhere: '' }),
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
    ...actionOf(page.product, { cta: value('cta') || START, elsewhere: `#${PRODUCTS_ANCHOR}` }),
    pricePrefix: value('price-prefix') || PRICE_PREFIX,
    hasSlides: child !== undefined,
    large: page.path === '/' || page.path === '/home',
  }
}

/** The extras of a page that sells a product; null for a banner without extras. */
export function heroExtrasOf(page: Omit<Page, 'hero' | 'heroExtras'>): HeroExtras | null {
  const { product, settings, reviews, offer, content, offerTexts } = page
  if (!product) return null
  const rating = reviews.display === 'service' ? settings.ratingLine !== '' : true
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

import { elementsIn, type HtmlElement, type HtmlNode, isElement, nodesOf, type ReadHtml } from '../html/html-tree'
import { instantOf } from '../instant'
import type { Hero, HeroExtras, HeroPicture } from '../page/hero'
import { nextStepOf } from '../page/next-step'
import { orderMail } from '../page/order-mail'
import type { Page } from '../page/page'
import type { Product } from '../page/product'
import { parsePicture } from '../picture'
import { toolPath } from '../routes'

/** The first `hero` placeholder of a content. */
function placeholderIn(nodes: readonly HtmlNode[]): HtmlElement | null {
  for (const element of elementsIn(nodes)) {
    if (element.tag === 'div' && element.attributes['data-widget'] === 'hero') return element
  }
  return null
}

const valueIn = (element: HtmlElement | null, name: string): string =>
  (element?.attributes[`data-${name}`] ?? '').trim()

/** True if the content has offers of its own. */
function hasOffers(nodes: readonly HtmlNode[]): boolean {
  for (const { attributes, children } of elementsIn(nodes)) {
    if (attributes['data-widget'] === 'offer-ticker' && children.some(isElement)) return true
  }
  return false
}

type HeroPage = Pick<
  Page,
  'path' | 'kind' | 'content' | 'heading' | 'image' | 'imageAlt' | 'lead' | 'product' | 'settings'
> &
  Partial<Pick<Page, 'listing'>>

const START = 'Start Order'
const PRICE_PREFIX = 'Starts at'
export const ORDER_BY_EMAIL = 'Order by email'

const ADD_SET = 'Add to cart'

/** Anchor of what is in a bundle. */
export const PARTS_ANCHOR = 'in-this-set'

/** Anchor of the size chooser. */
export const SIZES_ANCHOR = 'sizes'

/** The button of the hero. `elsewhere` is where it leads on a page without a product of its own. */
function actionOf({ product, settings }: HeroPage, { cta, elsewhere }: { cta: string; elsewhere: string }) {
  if (product === null) return { cta, href: elsewhere }
  const step = nextStepOf(product)
  if (step.is === 'design') return { cta, href: toolPath(step.tool, { sku: product.sku }) }
  if (step.is === 'set') return { cta: ADD_SET, href: `#${PARTS_ANCHOR}` }
  if (step.is === 'ask') return { cta: step.label, href: step.href }
  if (step.is === 'sold-out' || settings.email === '') return { cta, href: '' }
  return { cta: ORDER_BY_EMAIL, href: orderMail(settings.email, product, []) }
}

/** A neon sign in six colours, with five drawings, has twelve. */
const PICTURES_MAX = 12

/** The pictures of the page, then those of its product and its options, each once. */
function galleryOf(own: HeroPicture[], product: Product | null): HeroPicture[] {
  const shots = (product?.pictures ?? []).map(({ url, label }) => ({ picture: url, alt: label, title: '' }))
  const choices = (product?.options ?? []).flatMap((option) => option.choices)
  const options = choices.map(({ picture = '', title }) => ({ picture, alt: title, title }))
  const all = [...own, ...shots, ...options].filter(({ picture }) => picture !== '')
  const isFirst = ({ picture }: HeroPicture, at: number) => all.findIndex((entry) => entry.picture === picture) === at
  return all.filter(isFirst).slice(0, PICTURES_MAX)
}

/** The hero of a product or a blog post without a placeholder, made from its own picture. */
function ownHero(page: HeroPage): Hero | null {
  const { product, image } = page
  const isPost = page.kind === 'blog-post' && parsePicture(image ?? '') !== null
  if (product === null && !isPost) return null
  const picture = image ?? ''
  return {
    title: page.heading,
    text: page.lead,
    picture,
    alt: page.imageAlt,
    pictures: galleryOf([{ picture, alt: page.imageAlt, title: '' }], product),
    ...actionOf(page, { cta: START, elsewhere: '' }),
    pricePrefix: PRICE_PREFIX,
    hasSlides: false,
    large: false,
  }
}

/** Anchor of the first grid of products on a page. */
export const PRODUCTS_ANCHOR = 'products'

/** The text of the first `hero` placeholder of a content. */
export const heroText = (content: string, readHtml: ReadHtml): string =>
  valueIn(placeholderIn(nodesOf(content, readHtml)), 'text')

/**
 * The hero of a page, read from the first `hero` placeholder of its content. Every value is plain text, which the
 * renderer must escape. Null for a page with a heading only.
 */
export function heroOf(page: HeroPage, readHtml: ReadHtml): Hero | null {
  // A category page opens with its products.
  if (page.listing) return null
  const placeholder = placeholderIn(nodesOf(page.content, readHtml))
  if (placeholder === null) return ownHero(page)
  const value = (name: string) => valueIn(placeholder, name)
  const first = { picture: value('picture') || page.image || '', alt: value('alt') || page.imageAlt }
  const more = placeholder.children.filter(isElement).map((item) => ({
    picture: valueIn(item, 'picture'),
    alt: valueIn(item, 'alt'),
    title: valueIn(item, 'title'),
  }))
  return {
    title: page.heading,
    text: value('text'),
    ...first,
    pictures: galleryOf([{ ...first, title: value('title') }, ...more], page.product),
    ...actionOf(page, { cta: value('cta') || START, elsewhere: `#${PRODUCTS_ANCHOR}` }),
    pricePrefix: value('price-prefix') || PRICE_PREFIX,
    hasSlides: more.length > 0,
    large: page.path === '/' || page.path === '/home',
  }
}

/** The extras of a page that sells a product; null for a banner without extras. */
export function heroExtrasOf(page: Omit<Page, 'hero' | 'heroExtras'>, readHtml: ReadHtml): HeroExtras | null {
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
      offerTexts.length > 0 ||
      (isReduced && Boolean(offer?.sale_title || offer?.offer_text)) ||
      hasOffers(nodesOf(content, readHtml)),
  }
  return extras.rating || extras.links || extras.offer ? extras : null
}

import { textOf } from '@kea/shared/head/outline'
import { robotsFor } from '@kea/shared/head/robots'
import { parseHtml } from '@kea/shared/html/parse-html'
import { routes } from '@kea/shared/routes'
import { z } from 'zod'
import { pictureList, textList } from '../../json-columns'
import { readJson } from '../../read-json'
import { attributeValues } from '../catalogue/read-attributes'
import { fold, indexText, wordsOf } from './words'

export interface SourcePage {
  slug: string
  name: string
  heading: string
  content: string
  meta_description: string
  meta_keywords: string
  meta_robots: string
  canonical_url: string | null
  picture_path: string | null
  sku: string | null
  /** JSON of the values of a category page; null for any other page. */
  listing: string | null
}

export interface SourceProduct {
  id: number
  sku: string
  url_key: string
  name: string
  landing_path: string
  position: number
  short_description: string
  description: string
  technical_specifications: string
  meta_keyword: string
  meta_description: string
  meta_robots: string
  /** JSON list of {url, label}. */
  pictures: string
  /** JSON of the values by attribute. */
  attributes: string
  /** JSON list of the titles of all option values. */
  choices: string
  offer_cents: number | null
  plain_cents: number | null
}

export interface SourceAttribute {
  code: string
  /** JSON list of {value, label, also}. */
  options: string
}

export interface Sources {
  pages: SourcePage[]
  products: SourceProduct[]
  attributes: SourceAttribute[]
  /** Groups of synonyms: `cushion pillow; mug cup`. */
  synonyms: string
}

/** A row of search_pages with its search terms. */
export interface SearchDocument {
  path: string
  name: string
  picture: string
  product_id: number | null
  offer_cents: number | null
  plain_cents: number | null
  weight: number
  title: string
  keywords: string
  sizes: string
  attributes: string
  body: string
}

const BODY_MAX = 6000
const HOME = 'home'

/** Just below the most popular product. */
const CATEGORY_WEIGHT = 1.9
const OTHER_WEIGHT = 0.6

/** Products are in the order of their sales. Pages without sales come after them. */
const weightOf = (product: SourceProduct | null, isItsOwnPage: boolean): number =>
  product === null ? OTHER_WEIGHT : (isItsOwnPage ? 1 : 0.75) * (1 + 1 / Math.sqrt(Math.max(1, product.position)))

/** Two words of a name written as one: photobook, tablemat. */
function joinedPairs(name: string): string {
  const words = wordsOf(name).map(([word = '']) => word)
  return words
    .slice(1)
    .map((word, at) => `${words[at]}${word}`)
    .join(' ')
}

/** Adds the synonyms of a text's words. */
function synonymsFor(groups: string): (text: string) => string {
  const sets = groups.split(';').map((group) => wordsOf(group).map(([word = '']) => word))
  return (text) => {
    const words = new Set(fold(text).match(/[\p{L}\p{N}]+/gu))
    return sets
      .filter((set) => set.some((word) => words.has(word) || words.has(`${word}s`)))
      .flat()
      .filter((word) => !words.has(word))
      .join(' ')
  }
}

const optionList = z.array(z.object({ value: z.string(), label: z.string(), also: z.string().default('') }))

/** The words of attribute values: their labels, and the other words for them. */
function attributeWordsFor(attributes: readonly SourceAttribute[]): (values: string) => string {
  const words = new Map(
    attributes.flatMap(({ code, options }) =>
      readJson(optionList, options).map(({ value, label, also }) => [`${code} ${value}`, `${label} ${also}`] as const),
    ),
  )
  return (values) =>
    Object.entries(readJson(attributeValues, values))
      .flatMap(([code, own]) => own.map((value) => words.get(`${code} ${value}`) ?? ''))
      .join(' , ')
}

const firstPicture = (pictures: string): string => readJson(pictureList, pictures)[0]?.url ?? ''
const choicesOf = (product: SourceProduct): string => readJson(textList, product.choices).join(' , ')
const mayBeFound = (path: string, robots: string): boolean => !/noindex/i.test(robotsFor(routes.page, path, { robots }))

interface Parts {
  path: string
  name: string
  picture: string
  product: SourceProduct | null
  /** All products that are sold at this address. */
  sold: readonly SourceProduct[]
  keywords: readonly string[]
  /** Words of the attributes. */
  attributes: string
  isCategory: boolean
  body: readonly string[]
}

function toDocument(parts: Parts, synonyms: (text: string) => string): SearchDocument {
  const { path, name, picture, product, sold, keywords, body } = parts
  const known = [...keywords, ...sold.flatMap((one) => [one.name, one.meta_keyword])].join(' , ')
  const said = [
    ...body,
    ...sold.flatMap((one) => [one.short_description, one.description, one.technical_specifications]),
  ]
  return {
    path,
    name,
    picture,
    product_id: product?.id ?? null,
    offer_cents: product?.offer_cents ?? null,
    plain_cents: product?.plain_cents ?? null,
    weight: parts.isCategory ? CATEGORY_WEIGHT : weightOf(product, product?.landing_path === path),
    title: indexText(name),
    keywords: `${indexText(known)} ${joinedPairs(name)} ${synonyms(`${name} ${known}`)}`,
    sizes: indexText(sold.map(choicesOf).join(' , ')),
    attributes: indexText(parts.attributes),
    body: indexText(
      said
        .map((html) => textOf(html, parseHtml))
        .join(' ')
        .slice(0, BODY_MAX),
    ),
  }
}

/** All search documents: every page that may be indexed, and every product with a page of its own. */
export function buildDocuments({ pages, products, attributes, synonyms }: Sources): SearchDocument[] {
  const also = synonymsFor(synonyms)
  const wordsOfValues = attributeWordsFor(attributes)
  const wordsOfProducts = (sold: readonly SourceProduct[]) =>
    sold.map((one) => wordsOfValues(one.attributes)).join(' , ')
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const shown = pages.filter(({ slug, meta_robots, canonical_url }) => {
    const path = `/${slug}`
    return slug !== HOME && mayBeFound(path, meta_robots) && (canonical_url === null || canonical_url === path)
  })
  const taken = new Set(pages.map(({ slug }) => slug))
  const alone = products.filter(
    ({ url_key, landing_path, meta_robots }) =>
      landing_path === `/${url_key}` && !taken.has(url_key) && mayBeFound(landing_path, meta_robots),
  )
  return [
    ...shown.map((page) => {
      const path = `/${page.slug}`
      const product = bySku.get(page.sku ?? '') ?? null
      const landing = products.filter((one) => one === product || one.landing_path === path)
      return toDocument(
        {
          path,
          name: page.name,
          picture: page.picture_path ?? '',
          product,
          sold: landing,
          keywords: [page.heading, page.meta_keywords],
          attributes: page.listing === null ? wordsOfProducts(landing) : wordsOfValues(page.listing),
          isCategory: page.listing !== null,
          body: [page.meta_description, page.content],
        },
        also,
      )
    }),
    ...alone.map((product) =>
      toDocument(
        {
          path: product.landing_path,
          name: product.name,
          picture: firstPicture(product.pictures),
          product,
          sold: [product],
          keywords: [],
          attributes: wordsOfProducts([product]),
          isCategory: false,
          body: [product.meta_description],
        },
        also,
      ),
    ),
  ]
}

/** Words of names, keywords and attributes, with the number of pages that contain them. */
export function vocabularyOf(documents: readonly SearchDocument[]): Map<string, number> {
  const pages = new Map<string, number>()
  for (const { title, keywords, attributes } of documents) {
    for (const word of new Set(`${title} ${keywords} ${attributes}`.split(' '))) {
      if (word.length > 2) pages.set(word, (pages.get(word) ?? 0) + 1)
    }
  }
  return pages
}

import { arrangementOf } from '@kea/design/arrangement/arrangement-of'
import { arrangementData } from '@kea/design/product/definition'
import { GIFT_MAXIMUM_CENTS, GIFT_MINIMUM_CENTS } from '@kea/shared/constants/business'
import type { PriceRow } from '@kea/shared/pricing'
import { z } from 'zod'
import { bundleOptionUid, bundleValueUid, optionUid, optionValueUid } from '../../identity'
import { linkList, pictureList } from '../../json-columns'
import { readJson } from '../../read-json'
import { bestOffer, type Offer, type TablePrice, withOffer } from './offers'
import type { AttributeValues, BundlePart, Product, ProductOption } from './product'
import { attributeValues, readAttributes } from './read-attributes'
import { readStartPrices } from './read-start-prices'
import { readRelated } from './related'

const isCountedInDesign = (arrangement: string | null): boolean =>
  arrangement !== null && arrangementOf({ arrangement: readJson(arrangementData, arrangement) }).isCountedInDesign

/** A product with all its parts, as `selectProducts` reads it. */
export interface ProductRow {
  id: number
  kind: Product['kind']
  ordering: Product['ordering']
  sku: string
  url_key: string
  name: string
  landing_path: string
  tool: string | null
  definition: string | null
  arrangement: string | null
  description: string
  short_description: string
  technical_specifications: string
  about_artist: string
  meta_title: string
  meta_keyword: string
  meta_description: string
  meta_robots: string
  pictures: string
  breadcrumbs: string
  updated_at: string
  /** JSON of AttributeValues. */
  attributes: string
  /** JSON of the parts of a bundle, by the id of the option value. */
  parts: string
  ready_within: number | null
  enabled: number
  qty: number | null
  /** JSON lists of the rows below. */
  choices: string
  price_table: string
  offers: string
}

const choiceRow = z.object({
  option_id: z.number(),
  option_title: z.string(),
  required: z.number(),
  option_position: z.number(),
  id: z.number(),
  title: z.string(),
  add_cents: z.number(),
  position: z.number(),
  picture: z.string(),
  swatch: z.string(),
})

type ChoiceRow = z.infer<typeof choiceRow>

const priceTableRow = z.object({
  option_id: z.number(),
  option_value_id: z.number(),
  position: z.number(),
  quantity_from: z.number(),
  cents: z.number(),
  takes_offers: z.number(),
  letters_included: z.number().nullable(),
  letter_cents: z.number().nullable(),
})

type PriceTableRow = z.infer<typeof priceTableRow>

const offerRow = z.object({ percent: z.number(), from_at: z.string(), to_at: z.string() })

type OfferRow = z.infer<typeof offerRow>

const partsOf = z.record(z.string(), z.object({ product: z.number(), values: z.array(z.number()) }))

type Parts = z.infer<typeof partsOf>

const choiceRows = z.array(choiceRow)
const priceTableRows = z.array(priceTableRow)
const offerRows = z.array(offerRow)

/** Filters of a list of products; null for no filter. */
export interface ProductMatch {
  skus: readonly string[] | null
  urlKeys: readonly string[] | null
  /** Design tools; a product without a definition has none. */
  tools: readonly string[] | null
  /** Pages of the products. */
  paths: readonly string[] | null
  /** Part of a name. */
  words: readonly string[]
  /** A product needs one of the values of each attribute. */
  attributes: AttributeValues
}

/** All products on sale. */
export const EVERY_PRODUCT: ProductMatch = {
  skus: null,
  urlKeys: null,
  tools: null,
  paths: null,
  words: [],
  attributes: {},
}

const rowsOf = (columns: Record<string, string>, from: string): string =>
  `(SELECT json_group_array(json_object(${Object.entries(columns)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')})) FROM ${from})`

const CHOICES = rowsOf(
  {
    option_id: 'o.id',
    option_title: 'o.title',
    required: 'o.required',
    option_position: 'o.position',
    id: 'v.id',
    title: 'v.title',
    add_cents: 'v.add_cents',
    position: 'v.position',
    picture: 'v.picture',
    swatch: 'v.swatch',
  },
  'options o JOIN option_values v ON v.option_id = o.id WHERE o.product_id = p.id',
)
const PRICE_TABLE = rowsOf(
  {
    option_id: 'v.option_id',
    option_value_id: 'r.option_value_id',
    position: 'v.position',
    quantity_from: 'r.quantity_from',
    cents: 'r.cents',
    takes_offers: 'r.takes_offers',
    letters_included: 'r.letters_included',
    letter_cents: 'r.letter_cents',
  },
  'price_rows r JOIN option_values v ON v.id = r.option_value_id WHERE r.product_id = p.id',
)
const OFFERS = rowsOf(
  { percent: 'f.percent', from_at: 'f.from_at', to_at: 'f.to_at' },
  'offer_products t JOIN offers f ON f.id = t.offer_id WHERE t.product_id = p.id AND f.from_at <= ?1 AND f.to_at > ?1',
)

/** One statement for products with everything that `toProduct` needs. ?1 is the time; `where` filters `p`. */
export const selectProducts = (where: string): string =>
  `SELECT p.*, p.definition ->> '$.arrangement' AS arrangement, s.qty, ${CHOICES} AS choices, ${PRICE_TABLE} AS price_table, ${OFFERS} AS offers
   FROM products p LEFT JOIN stock s ON s.product_id = p.id WHERE ${where}`

/** Orders by the first differing number. */
const by =
  <T>(...keys: ((row: T) => number)[]) =>
  (a: T, b: T): number =>
    keys.reduce((order, key) => order || key(a) - key(b), 0)

const isBundle = (parts: Parts): boolean => Object.keys(parts).length > 0

/** How the values of a product are named. */
const uidIn = (parts: Parts) => (isBundle(parts) ? bundleValueUid : optionValueUid)

function toPart(parts: Parts, valueId: number): BundlePart | null {
  const part = parts[valueId]
  return part ? { productId: part.product, valueIds: part.values.toSorted((a, b) => a - b) } : null
}

function toOptions(rows: readonly ChoiceRow[], parts: Parts): ProductOption[] {
  const options = new Map<number, ProductOption>()
  for (const row of rows) {
    const option = options.get(row.option_id) ?? {
      id: row.option_id,
      uid: isBundle(parts) ? bundleOptionUid(row.option_id) : optionUid(row.option_id),
      title: row.option_title,
      required: row.required === 1,
      position: row.option_position,
      choices: [],
    }
    options.set(row.option_id, option)
    option.choices.push({
      id: row.id,
      uid: uidIn(parts)(row.option_id, row.id),
      title: row.title,
      addCents: row.add_cents,
      position: row.position,
      picture: row.picture,
      swatch: row.swatch.split(' ').filter(Boolean),
      part: toPart(parts, row.id),
    })
  }
  return [...options.values()]
}

const toTablePrice = (
  { letters_included: included, letter_cents: cents, ...row }: PriceTableRow,
  parts: Parts,
): TablePrice => ({
  optionUids: [uidIn(parts)(row.option_id, row.option_value_id)],
  quantityFrom: row.quantity_from,
  cents: row.cents,
  takesOffers: row.takes_offers === 1,
  ...(included !== null && cents !== null && { letters: { included, cents } }),
})

/** From the smallest amount to the largest; offers do not reduce certificates. */
const GIFT_PRICES: PriceRow[] = [GIFT_MINIMUM_CENTS, GIFT_MAXIMUM_CENTS].map((cents) => ({
  optionUids: [],
  quantityFrom: 1,
  cents,
  regularCents: null,
  offerFrom: null,
  offerTo: null,
}))

const toOffer = (row: OfferRow): Offer => ({ percent: row.percent, fromAt: row.from_at, toAt: row.to_at })

/** The product of its row. */
export function toProduct(row: ProductRow): Product {
  const parts = readJson(partsOf, row.parts)
  const choices = readJson(choiceRows, row.choices).sort(
    by(
      (choice) => choice.option_position,
      (choice) => choice.option_id,
      (choice) => choice.position,
      (choice) => choice.id,
    ),
  )
  const prices = readJson(priceTableRows, row.price_table)
    .sort(
      by(
        (price) => price.position,
        (price) => price.option_value_id,
        (price) => price.quantity_from,
      ),
    )
    .map((price) => toTablePrice(price, parts))
  const offer = bestOffer(readJson(offerRows, row.offers).map(toOffer))
  return {
    id: row.id,
    kind: row.kind,
    ordering: row.ordering,
    sku: row.sku,
    urlKey: row.url_key,
    name: row.name,
    landingPath: row.landing_path,
    tool: row.tool,
    definition: row.definition,
    isCountedInDesign: isCountedInDesign(row.arrangement),
    description: row.description,
    shortDescription: row.short_description,
    technicalSpecifications: row.technical_specifications,
    aboutArtist: row.about_artist,
    metaTitle: row.meta_title,
    metaKeyword: row.meta_keyword,
    metaDescription: row.meta_description,
    metaRobots: row.meta_robots,
    pictures: readJson(pictureList, row.pictures),
    breadcrumbs: readJson(linkList, row.breadcrumbs),
    updatedAt: row.updated_at,
    attributes: readJson(attributeValues, row.attributes),
    readyWithin: row.ready_within,
    options: toOptions(choices, parts),
    isBundle: isBundle(parts),
    prices: row.kind === 'gift' ? GIFT_PRICES : withOffer(prices, offer),
    withoutOffers: prices.flatMap(({ takesOffers, optionUids }) => (takesOffers ? [] : optionUids)),
    offerPercent: row.kind === 'gift' ? null : (offer?.percent ?? null),
    enabled: row.enabled === 1,
    stock: row.qty,
  }
}

export function createCatalogueRepo(db: D1Database) {
  return {
    /** Ids of matching products on sale, in the shop's order or by name; with `limit` only the first ones. */
    async match(match: ProductMatch, order: 'position' | 'name', limit = -1): Promise<number[]> {
      const list = (values: readonly string[] | null) => (values ? JSON.stringify(values) : null)
      // An optional condition would make the query scan every product, even with keys.
      const within = (column: string, n: number, isOn: boolean) =>
        isOn ? `${column} IN (SELECT value FROM json_each(?${n}))` : `?${n} IS NULL`
      const { results } = await db
        .prepare(
          `SELECT id FROM products WHERE enabled = 1
             AND ${within('sku', 1, match.skus !== null)} AND ${within('url_key', 2, match.urlKeys !== null)}
             AND ${within('iif(definition IS NULL, NULL, tool)', 6, match.tools !== null)}
             AND ${within('landing_path', 7, match.paths !== null)}
             AND NOT EXISTS (SELECT 1 FROM json_each(?3) WHERE instr(lower(products.name), value) = 0)
             AND NOT EXISTS (SELECT 1 FROM json_each(?5) AS wanted WHERE NOT EXISTS (
               SELECT 1 FROM json_each(products.attributes, '$.' || wanted.key) AS own
               WHERE own.value IN (SELECT value FROM json_each(wanted.value))))
           ORDER BY ${order === 'name' ? 'name' : 'position'}, id LIMIT ?4`,
        )
        .bind(
          list(match.skus),
          list(match.urlKeys),
          JSON.stringify(match.words.map((word) => word.toLowerCase())),
          limit,
          JSON.stringify(match.attributes),
          list(match.tools),
          list(match.paths),
        )
        .all<{ id: number }>()
      return results.map(({ id }) => id)
    },

    /** The product on sale with its own page at this slug. */
    idOfPage: (slug: string) =>
      db
        .prepare("SELECT id FROM products WHERE url_key = ?1 AND landing_path = '/' || ?1 AND enabled = 1")
        .bind(slug)
        .first<number>('id'),

    related: (skus: readonly string[], limit: number) => readRelated(db, skus, limit),

    startPrices: (ids: readonly number[], now: Date) => readStartPrices(db, ids, now),

    attributes: (ids: readonly number[]) => readAttributes(db, ids),

    /** Products with options and prices, in the order of `ids`, in one statement. */
    async load(ids: readonly number[], now: Date): Promise<Product[]> {
      if (ids.length === 0) return []
      const { results } = await db
        .prepare(selectProducts('p.id IN (SELECT value FROM json_each(?2))'))
        .bind(now.toISOString(), JSON.stringify(ids))
        .all<ProductRow>()
      const products = new Map(results.map((row) => [row.id, toProduct(row)]))
      return ids.flatMap((id) => products.get(id) ?? [])
    },
  }
}

export type CatalogueRepo = ReturnType<typeof createCatalogueRepo>

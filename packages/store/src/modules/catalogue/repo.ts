import { GIFT_MAXIMUM_CENTS, GIFT_MINIMUM_CENTS } from '@kea/shared/constants/business'
import type { PriceRow } from '@kea/shared/pricing'
import { optionUid, optionValueUid } from '../../identity'
import { bestOffer, type Offer, type TablePrice, withOffer } from './offers'
import type { Product, ProductOption } from './product'

interface ProductRow {
  id: number
  kind: Product['kind']
  sku: string
  url_key: string
  name: string
  landing_path: string
  tool: string | null
  definition: string | null
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
  enabled: number
  qty: number | null
}

interface ChoiceRow {
  product_id: number
  option_id: number
  option_title: string
  required: number
  option_position: number
  id: number
  title: string
  add_cents: number
  position: number
}

interface PriceTableRow {
  product_id: number
  option_id: number
  option_value_id: number
  quantity_from: number
  cents: number
  takes_offers: number
}

interface OfferRow {
  product_id: number | null
  percent: number
  from_at: string
  to_at: string
}

/** What narrows a list of products; null is no limit. */
export interface ProductMatch {
  skus: readonly string[] | null
  urlKeys: readonly string[] | null
  /** Part of a name. */
  words: readonly string[]
}

const LOAD = {
  products: `SELECT p.*, s.qty FROM products p LEFT JOIN stock s ON s.product_id = p.id
    WHERE p.id IN (SELECT value FROM json_each(?1))`,
  choices: `SELECT o.product_id, o.id AS option_id, o.title AS option_title, o.required,
      o.position AS option_position, v.id, v.title, v.add_cents, v.position
    FROM options o JOIN option_values v ON v.option_id = o.id
    WHERE o.product_id IN (SELECT value FROM json_each(?1)) ORDER BY o.position, o.id, v.position, v.id`,
  prices: `SELECT r.product_id, v.option_id, r.option_value_id, r.quantity_from, r.cents, r.takes_offers
    FROM price_rows r JOIN option_values v ON v.id = r.option_value_id
    WHERE r.product_id IN (SELECT value FROM json_each(?1)) ORDER BY v.position, v.id, r.quantity_from`,
  offers: `SELECT product_id, percent, from_at, to_at FROM offers
    WHERE (product_id IS NULL OR product_id IN (SELECT value FROM json_each(?1))) AND from_at <= ?2 AND to_at > ?2`,
}

function toOptions(rows: readonly ChoiceRow[]): ProductOption[] {
  const options = new Map<number, ProductOption>()
  for (const row of rows) {
    const option = options.get(row.option_id) ?? {
      id: row.option_id,
      uid: optionUid(row.option_id),
      title: row.option_title,
      required: row.required === 1,
      position: row.option_position,
      choices: [],
    }
    options.set(row.option_id, option)
    option.choices.push({
      id: row.id,
      uid: optionValueUid(row.option_id, row.id),
      title: row.title,
      addCents: row.add_cents,
      position: row.position,
    })
  }
  return [...options.values()]
}

const toTablePrice = (row: PriceTableRow): TablePrice => ({
  optionUids: [optionValueUid(row.option_id, row.option_value_id)],
  quantityFrom: row.quantity_from,
  cents: row.cents,
  takesOffers: row.takes_offers === 1,
})

/** From the smallest amount to the largest; no offer makes money cheaper. */
const GIFT_PRICES: PriceRow[] = [GIFT_MINIMUM_CENTS, GIFT_MAXIMUM_CENTS].map((cents) => ({
  optionUids: [],
  quantityFrom: 1,
  cents,
  regularCents: null,
  offerFrom: null,
  offerTo: null,
}))

const toOffer = (row: OfferRow): Offer => ({ percent: row.percent, fromAt: row.from_at, toAt: row.to_at })

function toProduct(row: ProductRow, options: ProductOption[], prices: TablePrice[], offer: Offer | null): Product {
  return {
    id: row.id,
    kind: row.kind,
    sku: row.sku,
    urlKey: row.url_key,
    name: row.name,
    landingPath: row.landing_path,
    tool: row.tool,
    definition: row.definition,
    description: row.description,
    shortDescription: row.short_description,
    technicalSpecifications: row.technical_specifications,
    aboutArtist: row.about_artist,
    metaTitle: row.meta_title,
    metaKeyword: row.meta_keyword,
    metaDescription: row.meta_description,
    metaRobots: row.meta_robots,
    pictures: JSON.parse(row.pictures) as Product['pictures'],
    breadcrumbs: JSON.parse(row.breadcrumbs) as Product['breadcrumbs'],
    updatedAt: row.updated_at,
    options,
    prices: row.kind === 'gift' ? GIFT_PRICES : withOffer(prices, offer),
    withoutOffers: prices.flatMap(({ takesOffers, optionUids }) => (takesOffers ? [] : optionUids)),
    offerPercent: row.kind === 'gift' ? null : (offer?.percent ?? null),
    enabled: row.enabled === 1,
    stock: row.qty,
  }
}

export function createCatalogueRepo(db: D1Database) {
  return {
    /** Ids of what is on sale and matches, in the shop's own order or by name. */
    async match(match: ProductMatch, order: 'position' | 'name'): Promise<number[]> {
      const list = (values: readonly string[] | null) => (values ? JSON.stringify(values) : null)
      // A condition that may be off would have every product looked at, keys or not.
      const within = (column: string, n: number, isOn: boolean) =>
        isOn ? `${column} IN (SELECT value FROM json_each(?${n}))` : `?${n} IS NULL`
      const { results } = await db
        .prepare(
          `SELECT id FROM products WHERE enabled = 1
             AND ${within('sku', 1, match.skus !== null)} AND ${within('url_key', 2, match.urlKeys !== null)}
             AND NOT EXISTS (SELECT 1 FROM json_each(?3) WHERE instr(lower(products.name), value) = 0)
           ORDER BY ${order === 'name' ? 'name' : 'position'}, id`,
        )
        .bind(list(match.skus), list(match.urlKeys), JSON.stringify(match.words.map((word) => word.toLowerCase())))
        .all<{ id: number }>()
      return results.map(({ id }) => id)
    },

    /** Of the product on sale that has a page of its own at this slug. */
    idOfPage: (slug: string) =>
      db
        .prepare("SELECT id FROM products WHERE url_key = ?1 AND landing_path = '/' || ?1 AND enabled = 1")
        .bind(slug)
        .first<number>('id'),

    /**
     * Ids of a few others on sale: those of another page that share its tool, then its neighbours in the shop's order.
     * Neither needs a look at all the others.
     */
    async related(sku: string, limit: number): Promise<number[]> {
      const { results } = await db
        .prepare(
          `WITH own AS (SELECT * FROM products WHERE sku = ?1),
             near AS (
               SELECT * FROM (SELECT other.id FROM own JOIN products other
                 ON other.enabled = 1 AND other.tool IS own.tool AND other.landing_path <> own.landing_path
                 ORDER BY abs(other.position - own.position), other.id LIMIT ?2)
               UNION SELECT * FROM (SELECT other.id FROM own JOIN products other
                 ON other.enabled = 1 AND other.position >= own.position AND other.landing_path <> own.landing_path
                 ORDER BY other.position, other.id LIMIT ?2)
               UNION SELECT * FROM (SELECT other.id FROM own JOIN products other
                 ON other.enabled = 1 AND other.position < own.position AND other.landing_path <> own.landing_path
                 ORDER BY other.position DESC, other.id LIMIT ?2))
           SELECT other.id FROM own JOIN products other ON other.id IN near AND other.id <> own.id
           ORDER BY other.tool IS own.tool DESC, abs(other.position - own.position), other.id LIMIT ?2`,
        )
        .bind(sku, limit)
        .all<{ id: number }>()
      return results.map(({ id }) => id)
    },

    /** Products with options and prices, in the order of `ids`; one trip for any number. */
    async load(ids: readonly number[], now: Date): Promise<Product[]> {
      if (ids.length === 0) return []
      const list = JSON.stringify(ids)
      const [products, choices, prices, offers] = (
        await db.batch([
          db.prepare(LOAD.products).bind(list),
          db.prepare(LOAD.choices).bind(list),
          db.prepare(LOAD.prices).bind(list),
          db.prepare(LOAD.offers).bind(list, now.toISOString()),
        ])
      ).map(({ results }) => results) as [ProductRow[], ChoiceRow[], PriceTableRow[], OfferRow[]]
      return ids.flatMap((id) => {
        const row = products.find((product) => product.id === id)
        if (!row) return []
        const mine = offers.filter((offer) => offer.product_id === null || offer.product_id === id).map(toOffer)
        return toProduct(
          row,
          toOptions(choices.filter((choice) => choice.product_id === id)),
          prices.filter((price) => price.product_id === id).map(toTablePrice),
          bestOffer(mine),
        )
      })
    },
  }
}

export type CatalogueRepo = ReturnType<typeof createCatalogueRepo>

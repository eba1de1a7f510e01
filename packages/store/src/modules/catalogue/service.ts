import DataLoader from 'dataloader'
import type { Clock } from '../../clock'
import type { PriceRange } from '../../filters'
import { type Paging, pageCount, toSlice } from '../../paging'
import { inputRefusal } from '../../refusal'
import type { BestSellers } from '../bestsellers/service'
import { type Attribute, aggregate, type CountedAttribute } from './aggregate'
import type { Product } from './product'
import { type CatalogueRepo, EVERY_PRODUCT, type ProductMatch } from './repo'
import type { StartPrice } from './start-price'

export interface ProductListRequest extends Paging {
  match: ProductMatch | null
  /** Of the start price, which is that of a single piece; null for any. */
  price: PriceRange | null
  sort: { by: 'position' | 'name' | 'price' | 'best_sellers'; descending: boolean }
}

/** A page of the matching products. */
export interface ProductList {
  products: Product[]
  /** Ids of all matching products. */
  ids: readonly number[]
  pages: number
  paging: Paging
}

const RELATED_MAX = 4

/** Products whose start prices are compared for one list, or answered at once. */
const PRICE_SORT_MAX = 500
/** Products whose attributes are counted for one list. */
const AGGREGATE_MAX = 500
const START_PRICES_MAX = 100

interface Needs {
  repo: CatalogueRepo
  bestSellers: Pick<BestSellers, 'places'>
  clock: Clock
}

export function createCatalogueService({ repo, bestSellers, clock }: Needs) {
  // Parts of the products of one answer are read together, and once for each product.
  const related = new DataLoader<string, Product[]>(async (skus) => {
    const idsOf = await repo.related(skus, RELATED_MAX)
    const products = await repo.load([...new Set([...idsOf.values()].flat())], clock())
    const byId = new Map(products.map((product) => [product.id, product]))
    return skus.map((sku) => (idsOf.get(sku) ?? []).flatMap((id) => byId.get(id) ?? []))
  })

  const parts = new DataLoader<number, Product | null>(async (ids) => {
    const products = await repo.load(ids, clock())
    return ids.map((id) => products.find((product) => product.id === id) ?? null)
  })

  let known: Promise<Attribute[]> | undefined

  function startPrices(ids: readonly number[]): Promise<Map<number, StartPrice>> {
    if (ids.length > PRICE_SORT_MAX) {
      throw inputRefusal(`More than ${PRICE_SORT_MAX} products match. Narrow the search to compare their prices.`)
    }
    return repo.startPrices(ids, clock())
  }

  async function inRange(ids: readonly number[], { from, to }: PriceRange): Promise<number[]> {
    const starts = await startPrices(ids)
    return ids.filter((id) => {
      const cents = starts.get(id)?.cents
      return cents !== undefined && cents >= from && cents <= to
    })
  }

  async function byPrice(ids: readonly number[], descending: boolean): Promise<number[]> {
    const starts = await startPrices(ids)
    const cents = (id: number) => starts.get(id)?.cents ?? 0
    return ids.toSorted((a, b) => (descending ? cents(b) - cents(a) : cents(a) - cents(b)))
  }

  /** What has not sold lately comes last, in the shop's order. */
  async function bySales(ids: readonly number[], descending: boolean): Promise<number[]> {
    const places = await bestSellers.places()
    const place = (id: number) => places.get(id) ?? Number.MAX_SAFE_INTEGER
    const best = ids.toSorted((a, b) => place(a) - place(b))
    return descending ? best : best.toReversed()
  }

  function inOrder(ids: readonly number[], { by, descending }: ProductListRequest['sort']) {
    if (by === 'price') return byPrice(ids, descending)
    if (by === 'best_sellers') return bySales(ids, descending)
    return descending ? ids.toReversed() : ids
  }

  return {
    byId: (ids: readonly number[]) => repo.load([...new Set(ids)], clock()),

    /** On sale, by sku; missing ones are left out. */
    async bySku(skus: readonly string[]): Promise<Product[]> {
      const ids = await repo.match({ ...EVERY_PRODUCT, skus }, 'position')
      return repo.load(ids, clock())
    },

    /** The product with its own page at this slug. */
    async byPage(slug: string): Promise<Product | null> {
      const id = await repo.idOfPage(slug)
      return id === null ? null : ((await repo.load([id], clock()))[0] ?? null)
    },

    /** The product of a part of a bundle; null if there is none. */
    part: (id: number): Promise<Product | null> => parts.load(id),

    /** A few related products. */
    relatedTo: (sku: string): Promise<Product[]> => related.load(sku),

    /** Start prices of products, in the shop's order: those of `skus`, or for null the first hundred. */
    async startPrices(skus: readonly string[] | null): Promise<StartPrice[]> {
      if (skus && skus.length > START_PRICES_MAX) {
        throw inputRefusal(`At most ${START_PRICES_MAX} types can be asked for at once.`)
      }
      const ids = await repo.match({ ...EVERY_PRODUCT, skus }, 'position', START_PRICES_MAX)
      const starts = await repo.startPrices(ids, clock())
      return ids.flatMap((id) => starts.get(id) ?? [])
    },

    /** Start prices of products by id. */
    startPricesOf: (ids: readonly number[]) => repo.startPrices(ids, clock()),

    /** The caller limits the size of a page. */
    async list({ match, price, sort, ...paging }: ProductListRequest): Promise<ProductList> {
      if (!match) throw inputRefusal("'search' or 'filter' input argument is required.")
      const matching = await repo.match(match, sort.by === 'name' ? 'name' : 'position')
      const ids = price ? await inRange(matching, price) : matching
      const pages = pageCount(paging, ids.length)
      const { limit, offset } = toSlice(paging)
      const shown = (await inOrder(ids, sort)).slice(offset, offset + limit)
      return { products: await repo.load(shown, clock()), ids, pages, paging }
    },

    /** The place among the best-sellers; null for what has not sold lately. */
    bestSellerPlace: async (id: number): Promise<number | null> => (await bestSellers.places()).get(id) ?? null,

    /** Whether any of the products has sold lately, so that they can be sorted by it. */
    async haveSold(ids: readonly number[]): Promise<boolean> {
      const places = await bestSellers.places()
      return ids.some((id) => places.has(id))
    },

    /** All attributes by which products are filtered, read once for an answer. */
    attributes(): Promise<Attribute[]> {
      known ??= repo.attributes([]).then(({ attributes }) => attributes)
      return known
    },

    /** Attributes with the number of products of each value. */
    async aggregations(ids: readonly number[]): Promise<CountedAttribute[]> {
      if (ids.length > AGGREGATE_MAX) {
        throw inputRefusal(`More than ${AGGREGATE_MAX} products match. Narrow the search to count their attributes.`)
      }
      const { attributes, values } = await repo.attributes(ids)
      return aggregate(attributes, values)
    },
  }
}

export type CatalogueService = ReturnType<typeof createCatalogueService>

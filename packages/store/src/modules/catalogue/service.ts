import type { Clock } from '../../clock'
import { type Paging, pageCount, toSlice, within } from '../../paging'
import { inputRefusal } from '../../refusal'
import { type Product, singlePrices } from './product'
import type { CatalogueRepo, ProductMatch } from './repo'

export interface ProductListRequest extends Paging {
  match: ProductMatch | null
  sort: { by: 'position' | 'name' | 'price'; descending: boolean }
}

export interface ProductList {
  products: Product[]
  total: number
  pages: number
}

const RELATED_MAX = 4

const startCents = (product: Product) => singlePrices(product)[0]?.cents ?? 0

export function createCatalogueService({ repo, clock }: { repo: CatalogueRepo; clock: Clock }) {
  // A document may name a product many times; what goes with it is read once.
  const related = new Map<string, Promise<Product[]>>()
  const readRelated = async (sku: string) => repo.load(await repo.related(sku, RELATED_MAX), clock())

  return {
    byId: (ids: readonly number[]) => repo.load([...new Set(ids)], clock()),

    /** On sale, by sku; what is missing is left out, and null is all. */
    async bySku(skus: readonly string[] | null): Promise<Product[]> {
      const ids = await repo.match({ skus, urlKeys: null, words: [] }, 'position')
      return repo.load(ids, clock())
    },

    /** The product whose own page has this slug. */
    async byPage(slug: string): Promise<Product | null> {
      const id = await repo.idOfPage(slug)
      return id === null ? null : ((await repo.load([id], clock()))[0] ?? null)
    },

    relatedTo(sku: string): Promise<Product[]> {
      const known = related.get(sku) ?? readRelated(sku)
      related.set(sku, known)
      return known
    },

    async list({ match, sort, ...paging }: ProductListRequest): Promise<ProductList> {
      if (!match) throw inputRefusal("'search' or 'filter' input argument is required.")
      const ids = await repo.match(match, sort.by === 'name' ? 'name' : 'position')
      const asked = within(paging)
      const pages = pageCount(asked, ids.length)
      const { limit, offset } = toSlice(asked)
      const page = <T>(all: T[]) => all.slice(offset, offset + limit)
      if (sort.by === 'price') {
        const all = await repo.load(ids, clock())
        const direction = sort.descending ? -1 : 1
        all.sort((a, b) => direction * (startCents(a) - startCents(b)))
        return { products: page(all), total: ids.length, pages }
      }
      if (sort.descending) ids.reverse()
      return { products: await repo.load(page(ids), clock()), total: ids.length, pages }
    },
  }
}

export type CatalogueService = ReturnType<typeof createCatalogueService>

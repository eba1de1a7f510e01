import type { Clock } from '../../clock'
import { inputRefusal } from '../../refusal'
import { type Product, singlePrices } from './product'
import type { CatalogueRepo, ProductMatch } from './repo'

export interface ProductListRequest {
  match: ProductMatch | null
  pageSize: number
  currentPage: number
  sort: { by: 'position' | 'name' | 'price'; descending: boolean }
}

export interface ProductList {
  products: Product[]
  total: number
  pages: number
}

const PAGE_SIZE_MAX = 100

/** Refuses what Magento refuses, in its words. */
export function pageCount({ pageSize, currentPage }: { pageSize: number; currentPage: number }, total: number): number {
  if (pageSize < 1) throw inputRefusal('pageSize value must be greater than 0.')
  if (currentPage < 1) throw inputRefusal('currentPage value must be greater than 0.')
  const pages = Math.ceil(total / pageSize)
  if (currentPage > 1 && currentPage > pages) {
    throw inputRefusal(`currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`)
  }
  return pages
}

const startCents = (product: Product) => singlePrices(product)[0]?.cents ?? 0

export function createCatalogueService({ repo, clock }: { repo: CatalogueRepo; clock: Clock }) {
  return {
    byId: (ids: readonly number[]) => repo.load([...new Set(ids)], clock()),

    /** On sale, by sku; what is missing is left out. */
    async bySku(skus: readonly string[]): Promise<Product[]> {
      const ids = await repo.match({ skus, urlKeys: null, words: [] }, 'position')
      return repo.load(ids, clock())
    },

    async list({ match, pageSize, currentPage, sort }: ProductListRequest): Promise<ProductList> {
      if (!match) throw inputRefusal("'search' or 'filter' input argument is required.")
      const ids = await repo.match(match, sort.by === 'name' ? 'name' : 'position')
      const size = Math.min(pageSize, PAGE_SIZE_MAX)
      const pages = pageCount({ pageSize: size, currentPage }, ids.length)
      const page = <T>(all: T[]) => all.slice((currentPage - 1) * size, currentPage * size)
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

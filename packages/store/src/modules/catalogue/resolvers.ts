import type { Resolvers } from '../../__generated__/resolvers'
import type { InputMaybe, ProductAttributeSortInput, QueryProductsArgs } from '../../__generated__/types'
import { filterValues } from '../../filters'
import { toProductAnswer } from './product-answer'
import type { ProductMatch } from './repo'
import type { ProductListRequest } from './service'

/** Each word must be in a product's name. */
const WORDS_MAX = 10

const words = (text: string | null | undefined): string[] =>
  (text ?? '').slice(0, 1000).split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)

/** Null for a request without any filter, which Magento refuses. */
function toMatch({ search, filter }: Partial<QueryProductsArgs>): ProductMatch | null {
  const match = {
    skus: filterValues(filter?.sku),
    urlKeys: filterValues(filter?.url_key),
    words: [...words(search), ...words(filter?.name?.match)],
  }
  return match.skus || match.urlKeys || match.words.length > 0 ? match : null
}

function toSort(sort: InputMaybe<ProductAttributeSortInput> | undefined): ProductListRequest['sort'] {
  if (sort?.price) return { by: 'price', descending: sort.price === 'DESC' }
  if (sort?.name) return { by: 'name', descending: sort.name === 'DESC' }
  return { by: 'position', descending: sort?.position === 'DESC' }
}

export const catalogueResolvers: Resolvers = {
  Query: {
    products: async (_, args, { services }) => {
      const { pageSize, currentPage } = args
      const list = await services.catalogue.list({
        match: toMatch(args),
        pageSize,
        currentPage,
        sort: toSort(args.sort),
      })
      return {
        items: list.products.map(toProductAnswer),
        total_count: list.total,
        page_info: { page_size: pageSize, current_page: currentPage, total_pages: list.pages },
      }
    },
  },
  SimpleProduct: {
    related_products: async ({ sku }, _, { services }) =>
      (await services.catalogue.relatedTo(sku ?? '')).map(toProductAnswer),
  },
  ProductInterface: { __resolveType: () => 'SimpleProduct' },
  CustomizableProductInterface: { __resolveType: () => 'SimpleProduct' },
  CustomizableOptionInterface: { __resolveType: () => 'CustomizableRadioOption' },
  MediaGalleryInterface: { __resolveType: () => 'ProductImage' },
}

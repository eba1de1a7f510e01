import { ATTRIBUTE_CODES } from '@kea/shared/constants/attributes'
import type { Resolvers } from '../../__generated__/resolvers'
import type { InputMaybe, ProductAttributeSortInput, QueryProductsArgs } from '../../__generated__/types'
import { filterValues } from '../../filters'
import { within } from '../../paging'
import { toProductAnswer } from './product-answer'
import type { ProductMatch } from './repo'
import type { ProductListRequest } from './service'

/** Each word must be in a product's name. */
const WORDS_MAX = 10

const words = (text: string | null | undefined): string[] =>
  (text ?? '').slice(0, 1000).split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)

/** Null for a request without search and filter, which Magento refuses. An empty filter is every product. */
function toMatch({ search, filter }: Partial<QueryProductsArgs>): ProductMatch | null {
  const match = {
    skus: filterValues(filter?.sku),
    urlKeys: filterValues(filter?.url_key),
    tools: filterValues(filter?.tool),
    paths: filterValues(filter?.canonical_url),
    words: [...words(search), ...words(filter?.name?.match)],
    attributes: Object.fromEntries(
      ATTRIBUTE_CODES.flatMap((code) => {
        const values = filterValues(filter?.[code])
        return values ? [[code, values]] : []
      }),
    ),
  }
  return filter || match.words.length > 0 ? match : null
}

function toSort(sort: InputMaybe<ProductAttributeSortInput> | undefined): ProductListRequest['sort'] {
  if (sort?.price) return { by: 'price', descending: sort.price === 'DESC' }
  if (sort?.name) return { by: 'name', descending: sort.name === 'DESC' }
  return { by: 'position', descending: sort?.position === 'DESC' }
}

export const catalogueResolvers: Resolvers = {
  Query: {
    products: (_, args, { services }) =>
      services.catalogue.list({ match: toMatch(args), sort: toSort(args.sort), ...within(args) }),
  },
  Products: {
    items: ({ products }) => products.map(toProductAnswer),
    total_count: ({ ids }) => ids.length,
    page_info: ({ asked, pages }) => ({
      page_size: asked.pageSize,
      current_page: asked.currentPage,
      total_pages: pages,
    }),
    aggregations: async ({ ids }, _, { services }) =>
      (await services.catalogue.aggregations(ids)).map(({ code, label, options }) => ({
        attribute_code: code,
        label,
        count: options.length,
        options,
      })),
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

import { ATTRIBUTE_CODES } from '@kea/shared/constants/attributes'
import type { Resolvers } from '../../__generated__/resolvers'
import type { InputMaybe, ProductAttributeSortInput, QueryProductsArgs } from '../../__generated__/types'
import { filterRange, filterValues } from '../../filters'
import { fromUid } from '../../identity'
import { toMoney } from '../../money'
import { within } from '../../paging'
import { inputRefusal } from '../../refusal'
import { toCustomAttributes } from './custom-attributes'
import { priceAlone } from './price-alone'
import type { AttributeValues } from './product'
import { type BundleChoice, toProductAnswer } from './product-answer'
import { EVERY_PRODUCT, type ProductMatch } from './repo'
import type { ProductListRequest } from './service'

/** Each word must be in a product's name. */
const WORDS_MAX = 10

const words = (text: string | null | undefined): string[] =>
  (text ?? '').slice(0, 1000).split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)

/** The values that both lists allow; a missing list allows all. */
const both = (asked: readonly string[] | null, of: readonly string[] | undefined): readonly string[] | null =>
  asked && of ? asked.filter((value) => of.includes(value)) : (asked ?? of ?? null)

/**
 * Null for a request without search and filter, which Magento refuses. An empty filter is every product.
 *
 * @param category the values of attributes of the asked category
 */
function toMatch({ search, filter }: Partial<QueryProductsArgs>, category: AttributeValues): ProductMatch | null {
  const match = {
    skus: filterValues(filter?.sku),
    urlKeys: filterValues(filter?.url_key),
    tools: filterValues(filter?.tool),
    paths: filterValues(filter?.canonical_url),
    words: [...words(search), ...words(filter?.name?.match)],
    attributes: Object.fromEntries(
      ATTRIBUTE_CODES.flatMap((code) => {
        const values = both(filterValues(filter?.[code]), category[code])
        return values ? [[code, values]] : []
      }),
    ),
  }
  return filter || match.words.length > 0 ? match : null
}

function toSort(sort: InputMaybe<ProductAttributeSortInput> | undefined): ProductListRequest['sort'] {
  if (sort?.best_sellers) return { by: 'best_sellers', descending: sort.best_sellers === 'DESC' }
  if (sort?.price) return { by: 'price', descending: sort.price === 'DESC' }
  if (sort?.name) return { by: 'name', descending: sort.name === 'DESC' }
  return { by: 'position', descending: sort?.position === 'DESC' }
}

/** By what every list can be sorted, and what shoppers call it. */
const SORT_FIELDS = [
  { value: 'position', label: 'Featured' },
  { value: 'name', label: 'Name' },
  { value: 'price', label: 'Price' },
]
const BEST_SELLERS = { value: 'best_sellers', label: 'Best sellers' }

/** What simple products and bundles have. */
const ofProducts: Resolvers['SimpleProduct'] & Resolvers['BundleProduct'] = {
  custom_attributesV2: async (product, _, { services }) => ({
    items: toCustomAttributes(product, await services.catalogue.attributes()),
  }),
  best_seller_place: ({ id }, _, { services }) => services.catalogue.bestSellerPlace(id ?? 0),
  related_products: async ({ sku }, _, { services }) =>
    (await services.catalogue.relatedTo(sku ?? '')).map(toProductAnswer),
}

export const catalogueResolvers: Resolvers = {
  Query: {
    products: async (_, args, { services }) => {
      const uids = filterValues(args.filter?.category_uid)
      if (uids && uids.length > 1) throw inputRefusal('Ask for the products of one category at a time.')
      const category = uids ? await services.categories.listing(Number(fromUid(uids[0] ?? ''))) : null
      // An unknown category has no products.
      const match = uids && !category ? { ...EVERY_PRODUCT, skus: [] } : toMatch(args, category ?? {})
      const price = filterRange(args.filter?.price)
      return services.catalogue.list({ match, price, sort: toSort(args.sort), ...within(args) })
    },
  },
  Products: {
    items: ({ products }) => products.map(toProductAnswer),
    total_count: ({ ids }) => ids.length,
    page_info: ({ paging, pages }) => ({
      page_size: paging.pageSize,
      current_page: paging.currentPage,
      total_pages: pages,
    }),
    sort_fields: async ({ ids }, _, { services }) => ({
      default: 'position',
      options: (await services.catalogue.haveSold(ids)) ? [...SORT_FIELDS, BEST_SELLERS] : SORT_FIELDS,
    }),
    aggregations: async ({ ids }, _, { services }) =>
      (await services.catalogue.aggregations(ids)).map(({ code, label, options }) => ({
        attribute_code: code,
        label,
        count: options.length,
        options,
      })),
  },
  SimpleProduct: ofProducts,
  BundleProduct: ofProducts,
  BundleItemOption: {
    product: async (choice, _, { services }) => {
      const { part } = choice as BundleChoice
      const product = part && (await services.catalogue.part(part.productId))
      return product ? toProductAnswer(product) : null
    },
    price_alone: async (choice, _, { services }) => {
      const { part } = choice as BundleChoice
      const product = part && (await services.catalogue.part(part.productId))
      const price = part && product && priceAlone(product, part)
      return price ? toMoney(price.unitCents) : null
    },
  },
  ProductInterface: { __resolveType: ({ __typename }) => __typename ?? 'SimpleProduct' },
  CustomizableProductInterface: { __resolveType: ({ __typename }) => __typename ?? 'SimpleProduct' },
  AttributeValueInterface: { __resolveType: (value) => value.__typename ?? 'AttributeValue' },
  AttributeSelectedOptionInterface: { __resolveType: () => 'AttributeSelectedOption' },
  ProductLinksInterface: { __resolveType: () => 'ProductLinks' },
  SwatchDataInterface: { __resolveType: () => 'TextSwatchData' },
  CustomizableOptionInterface: { __resolveType: () => 'CustomizableRadioOption' },
  MediaGalleryInterface: { __resolveType: () => 'ProductImage' },
}

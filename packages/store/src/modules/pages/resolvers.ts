import { NEON_DEFAULT_CENTS } from '@kea/shared/constants/business'
import { fromCents } from '@kea/shared/money'
import { NEON_SLUGS } from '@kea/shared/slugs'
import type { Resolvers } from '../../__generated__/resolvers'
import type { PageDetails, StartAtPriceItem } from '../../__generated__/types'
import { linkList } from '../../json-columns'
import { within } from '../../paging'
import { readJson } from '../../read-json'
import { inputRefusal, missingRefusal } from '../../refusal'
import { type Product, singlePrices } from '../catalogue/product'
import { toProductAnswer } from '../catalogue/product-answer'
import { attributeValues } from '../catalogue/read-attributes'
import { EVERY_PRODUCT } from '../catalogue/repo'
import { toCmsPage } from './page-answer'
import type { PageRow } from './repo'
import { toStartAtPrice } from './start-at-price'

/** Products of a category page. More need pages of their own. */
const LISTING_MAX = 200

/** A neon sign has its own page, and its sku is the page's name. */
const NEON = new Set<string>(NEON_SLUGS)

function toStartPrice(product: Product): StartAtPriceItem | null {
  const cheapest = singlePrices(product)[0]
  return cheapest ? toStartAtPrice({ ...cheapest, sku: product.sku, percent: product.offerPercent }) : null
}

/** The listing has its own resolver. */
type PageDetailsAnswer = Omit<PageDetails, 'listing'>

const toPageDetailsOfPage = (page: PageRow, product: Product | null): PageDetailsAnswer => ({
  id: page.id,
  name: page.name,
  description: page.meta_description,
  canonical_url: page.canonical_url,
  status: 200,
  relative_url: page.slug,
  redirect_code: 0,
  type: 'CMS_PAGE',
  meta_robots: page.meta_robots,
  updated_at: page.updated_at,
  breadcrumbs: readJson(linkList, page.breadcrumbs),
  start_price: product && toStartPrice(product),
  product: product && toProductAnswer(product),
})

const toPageDetailsOfProduct = (product: Product): PageDetailsAnswer => ({
  id: product.id,
  name: product.name,
  description: product.metaDescription,
  canonical_url: product.landingPath,
  status: 200,
  relative_url: product.urlKey,
  redirect_code: 0,
  type: 'PRODUCT',
  meta_robots: product.metaRobots,
  updated_at: product.updatedAt,
  breadcrumbs: product.breadcrumbs,
  start_price: toStartPrice(product),
  product: toProductAnswer(product),
})

export const pagesResolvers: Resolvers = {
  Query: {
    cmsPage: async (_, { id, identifier }, { services }) => {
      if (!identifier && typeof id !== 'number') throw inputRefusal('"Page id/identifier should be specified')
      const page = identifier ? await services.pages.byIdentifier(identifier) : await services.pages.byId(id ?? 0)
      if (!page) throw missingRefusal(`The CMS page with the "${identifier ?? id}" ID doesn't exist.`)
      return toCmsPage(page)
    },
    pageDetails: async (_, { url }, { services }) => {
      const found = await services.pages.find(url)
      if (!found) return null
      if (found.kind === 'moved') {
        return { status: 301, redirect_code: 301, relative_url: found.target, type: 'CMS_PAGE' }
      }
      if (found.kind === 'product') return toPageDetailsOfProduct(found.product)
      const [product] = found.page.sku ? await services.catalogue.bySku([found.page.sku]) : []
      return toPageDetailsOfPage(found.page, product ?? null)
    },
    photogiftstartatprice: async (_, { product_type: types }, { services }) => {
      const starts = await services.catalogue.startPrices(types ? [...new Set(types)] : null)
      return { items: starts.map(toStartAtPrice) }
    },
    neonProductInfo: async (_, { sku, url_key: urlKey }, { services }) => {
      const wanted = urlKey ?? sku ?? ''
      if (!NEON.has(wanted)) return null
      const product = await services.catalogue.byPage(wanted)
      if (!product) return null
      const { name, schema_price: price } = toProductAnswer(product)
      return {
        remarketing_product_id: product.sku,
        product_name: name ?? null,
        schema_price: price ?? fromCents(NEON_DEFAULT_CENTS),
      }
    },
  },
  PageDetails: {
    listing: async ({ type, relative_url: slug }, asked, { services }) => {
      const page = type === 'CMS_PAGE' && slug ? await services.pages.byIdentifier(slug) : null
      if (!page?.listing) return null
      return services.catalogue.list({
        price: null,
        match: { ...EVERY_PRODUCT, attributes: readJson(attributeValues, page.listing) },
        sort: { by: 'position', descending: false },
        ...within(asked, LISTING_MAX),
      })
    },
  },
  CmsPage: {
    remarketing_product_price: async ({ remarketing_product_id: sku }, _, { services }) => {
      const [product] = sku ? await services.catalogue.bySku([sku]) : []
      return product ? (toProductAnswer(product).schema_price ?? null) : null
    },
  },
  RoutableInterface: {
    __resolveType: (value) => value.__typename ?? 'PageDetails',
  },
}

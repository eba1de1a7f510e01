import type { Resolvers } from '../../__generated__/resolvers'
import type { CategoryTree } from '../../__generated__/types'
import { toUid } from '../../identity'
import { toPageInfo, toSlice, within } from '../../paging'
import type { Services } from '../../services'
import { attributesOf } from '../catalogue/custom-attributes'
import { toProductAnswer } from '../catalogue/product-answer'
import { toCmsPage } from '../pages/page-answer'
import type { Category } from './category'

/** A category as a GraphQL answer, without its children, its level and its products, which have their own resolvers. */
const toCategory = (category: Category): CategoryTree => ({
  __typename: 'CategoryTree',
  id: category.id,
  uid: toUid(category.id),
  name: category.name,
  description: category.heading,
  url_key: category.slug,
  url_path: category.slug,
  url_suffix: '',
  meta_title: category.metaTitle,
  meta_keywords: category.metaKeywords,
  meta_description: category.metaDescription,
  position: category.id,
  include_in_menu: 1,
  is_anchor: 1,
  relative_url: category.slug,
  redirect_code: 0,
  type: 'CATEGORY',
})

/** Magento's number of the root category. */
const ROOT_LEVEL = 1

/** What an address shows; null for an unknown one. A moved address answers what it moved to, and says so. */
async function routeOf(url: string, services: Services) {
  const first = await services.pages.find(url)
  const moved = first?.kind === 'moved'
  const found = moved ? await services.pages.find(first.target) : first
  const redirect = moved ? { redirect_code: 301 } : {}
  if (!found || found.kind === 'moved') return null
  if (found.kind === 'product') return { ...toProductAnswer(found.product), ...redirect }
  const category = await services.categories.byId(found.page.id)
  return { ...(category ? toCategory(category) : toCmsPage(found.page)), ...redirect }
}

/** What simple products and bundles have. */
const ofProducts: Resolvers['SimpleProduct'] & Resolvers['BundleProduct'] = {
  categories: async (product, _, { services }) =>
    (await services.categories.ofProduct(attributesOf(product))).map(toCategory),
}

export const categoriesResolvers: Resolvers = {
  Query: {
    categories: async (_, { filters, ...page }, { services }) => {
      const found = await services.categories.find(filters)
      const asked = within(page)
      const { limit, offset } = toSlice(asked)
      return {
        items: found.slice(offset, offset + limit).map(toCategory),
        total_count: found.length,
        page_info: toPageInfo(asked, found.length),
      }
    },
    categoryList: async (_, { filters, ...page }, { services }) => {
      const { limit, offset } = toSlice(within(page))
      return (await services.categories.find(filters)).slice(offset, offset + limit).map(toCategory)
    },
    route: (_, { url }, { services }) => routeOf(url, services),
    urlResolver: async (_, { url }, { services }) => {
      const found = await routeOf(url, services)
      if (!found) return null
      const { relative_url = null, redirect_code, type = null } = found
      // A page of content has no number: a client asks for it by its identifier.
      const id = 'id' in found ? (found.id ?? null) : null
      const entity = { id, entity_uid: id === null ? null : toUid(id) }
      return { ...entity, canonical_url: relative_url, relative_url, redirectCode: redirect_code, type }
    },
  },
  CategoryTree: {
    level: async ({ id }, _, { services }) =>
      (await services.categories.root())?.id === id ? ROOT_LEVEL : ROOT_LEVEL + 1,
    children: async ({ id }, _, { services: { categories } }) => {
      const parent = await categories.byId(id ?? 0)
      return parent ? (await categories.children(parent)).map(toCategory) : []
    },
    product_count: async ({ id }, _, { services: { categories } }) => {
      const category = await categories.byId(id ?? 0)
      return category ? categories.productCount(category) : 0
    },
    breadcrumbs: async ({ id }, _, { services }) => {
      const root = await services.categories.root()
      if (!root || root.id === id) return null
      return [
        {
          category_uid: toUid(root.id),
          category_name: root.name,
          category_level: ROOT_LEVEL,
          category_url_key: root.slug,
          category_url_path: root.slug,
        },
      ]
    },
  },
  CategoryInterface: { __resolveType: () => 'CategoryTree' },
  SimpleProduct: ofProducts,
  BundleProduct: ofProducts,
}

import type { CategoryFilterInput } from '../../__generated__/types'
import type { AttributeValues } from '../catalogue/product'
import { type Category, childrenOf, lists, matching, rootOf } from './category'
import type { CategoriesRepo } from './repo'

/** The pages that list products, as the categories of a Magento. They are read once for a request. */
export function createCategories(repo: CategoriesRepo) {
  let read: Promise<Category[]> | undefined
  let products: Promise<AttributeValues[]> | undefined
  const all = () => {
    read ??= repo.all()
    return read
  }
  const byId = async (id: number): Promise<Category | null> => (await all()).find((one) => one.id === id) ?? null

  return {
    byId,
    find: async (filter: CategoryFilterInput | null | undefined) => matching(await all(), filter),
    root: async () => rootOf(await all()),
    children: async (parent: Category) => childrenOf(parent, await all()),
    /** The categories of a product, by its attributes. */
    ofProduct: async (values: AttributeValues) => (await all()).filter((category) => lists(category, values)),

    async productCount(category: Category): Promise<number> {
      products ??= repo.products()
      return (await products).filter((values) => lists(category, values)).length
    },

    /** The values of attributes by which a category lists products; null for an unknown category. */
    listing: async (id: number): Promise<AttributeValues | null> => (await byId(id))?.listing ?? null,
  }
}

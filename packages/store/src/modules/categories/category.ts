import type { CategoryFilterInput } from '../../__generated__/types'
import { filterValues } from '../../filters'
import { toUid } from '../../identity'
import type { AttributeValues } from '../catalogue/product'

/** A page that lists products. */
export interface Category {
  id: number
  slug: string
  name: string
  heading: string
  metaTitle: string
  metaDescription: string
  metaKeywords: string
  /** Values by attribute. A product needs one of the values of each. Without attributes it lists every product. */
  listing: AttributeValues
}

/** Whether a product with these values is in a category. */
export const lists = ({ listing }: Category, values: AttributeValues): boolean =>
  Object.entries(listing).every(([code, wanted]) => wanted.some((value) => values[code]?.includes(value)))

/** The category that lists every product; null for a shop without one. */
export const rootOf = (all: readonly Category[]): Category | null =>
  all.find(({ listing }) => Object.keys(listing).length === 0) ?? null

/** Every other category is directly below the root. */
export const childrenOf = (parent: Category, all: readonly Category[]): Category[] =>
  parent === rootOf(all) ? all.filter((category) => category !== parent) : []

/** The categories of a filter; the root without one. A category needs to match each given field. */
export function matching(all: readonly Category[], filter: CategoryFilterInput | null | undefined): Category[] {
  const root = rootOf(all)
  const own = [filterValues(filter?.category_uid), filterValues(filter?.ids)?.map(toUid) ?? null]
  const above = [filterValues(filter?.parent_category_uid), filterValues(filter?.parent_id)?.map(toUid) ?? null]
  const slugs = [filterValues(filter?.url_key), filterValues(filter?.url_path)]
  const name = filter?.name?.match?.toLowerCase() ?? null
  if ([...own, ...above, ...slugs, name].every((value) => value === null)) return root ? [root] : []
  const isBelow = (uids: readonly string[], category: Category) =>
    root !== null && category !== root && uids.includes(toUid(root.id))
  return all.filter(
    (category) =>
      own.every((uids) => uids === null || uids.includes(toUid(category.id))) &&
      above.every((uids) => uids === null || isBelow(uids, category)) &&
      slugs.every((wanted) => wanted === null || wanted.includes(category.slug)) &&
      (name === null || category.name.toLowerCase().includes(name)),
  )
}

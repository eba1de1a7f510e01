import { readJson } from '../../read-json'
import type { AttributeValues } from '../catalogue/product'
import { attributeValues } from '../catalogue/read-attributes'
import type { Category } from './category'

interface CategoryRow {
  id: number
  slug: string
  name: string
  heading: string
  meta_title: string
  meta_description: string
  meta_keywords: string
  listing: string
}

/** A shop has a few dozen. */
const CATEGORIES_MAX = 200
/** Products whose categories are counted. */
const PRODUCTS_MAX = 1000

export const createCategoriesRepo = (db: D1Database) => ({
  async all(): Promise<Category[]> {
    const { results } = await db
      .prepare(
        `SELECT id, slug, name, heading, meta_title, meta_description, meta_keywords, listing FROM pages
         WHERE listing IS NOT NULL AND enabled = 1 ORDER BY id LIMIT ?`,
      )
      .bind(CATEGORIES_MAX)
      .all<CategoryRow>()
    return results.map((row) => ({
      id: row.id,
      slug: row.slug,
      name: row.name,
      heading: row.heading,
      metaTitle: row.meta_title,
      metaDescription: row.meta_description,
      metaKeywords: row.meta_keywords,
      listing: readJson(attributeValues, row.listing),
    }))
  },

  /** The attributes of each product on sale. */
  async products(): Promise<AttributeValues[]> {
    const { results } = await db
      .prepare('SELECT attributes FROM products WHERE enabled = 1 ORDER BY id LIMIT ?')
      .bind(PRODUCTS_MAX)
      .all<{ attributes: string }>()
    return results.map(({ attributes }) => readJson(attributeValues, attributes))
  },
})

export type CategoriesRepo = ReturnType<typeof createCategoriesRepo>

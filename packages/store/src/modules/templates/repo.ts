/** A ready-made design without its content. */
export interface TemplateRow {
  id: number
  sku: string
  product_sku: string
  product_type: string
  category: string
  name: string
  description: string
  material: string
  meta_title: string
  meta_description: string
  meta_keywords: string
  /** JSON: paths by the outline of a face. */
  pictures: string
}

/** Null for any. */
export interface TemplateMatch {
  productType: string | null
  category: string | null
  sku: string | null
}

const COLUMNS = `t.id, t.sku, p.sku AS product_sku, t.product_type, t.category, t.name, t.description, t.material,
  t.meta_title, t.meta_description, t.meta_keywords, t.pictures`

export function createTemplatesRepo(db: D1Database) {
  return {
    /** In the order of the shop. */
    async list({ productType, category, sku }: TemplateMatch): Promise<TemplateRow[]> {
      const { results } = await db
        .prepare(
          `SELECT ${COLUMNS} FROM readymade_templates t JOIN products p ON p.id = t.product_id
           WHERE (?1 IS NULL OR t.product_type = ?1) AND (?2 IS NULL OR t.category = ?2) AND (?3 IS NULL OR t.sku = ?3)
           ORDER BY t.position, t.id`,
        )
        .bind(productType, category, sku)
        .all<TemplateRow>()
      return results
    },

    /** The JSON of templates, by their ids. */
    async contents(ids: readonly number[]): Promise<Map<number, string>> {
      const { results } = await db
        .prepare('SELECT id, template FROM readymade_templates WHERE id IN (SELECT value FROM json_each(?))')
        .bind(JSON.stringify(ids))
        .all<{ id: number; template: string }>()
      return new Map(results.map(({ id, template }) => [id, template]))
    },
  }
}

export type TemplatesRepo = ReturnType<typeof createTemplatesRepo>

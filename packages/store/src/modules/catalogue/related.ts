/** Ids of the products that are shown beside a product, the best first. */
export type Related = ReadonlyMap<string, readonly number[]>

/**
 * For each sku: products of other pages with the same tool, then those of the same kind, the nearest in the shop's
 * order on both sides, then the first of the shop. Sold-out products are left out. Five index scans that end after a
 * few rows, so neither the catalogue nor the number of skus makes one longer.
 */
const walk = (condition: string, direction: '' | 'DESC') => `SELECT * FROM (SELECT id FROM products AS other
    WHERE other.enabled = 1 AND ${condition} AND other.landing_path <> own.landing_path
      AND NOT EXISTS (SELECT 1 FROM stock WHERE stock.product_id = other.id AND stock.qty = 0)
    ORDER BY other.position ${direction}, other.id LIMIT ?2)`

const kindOf = (product: 'own' | 'other') => `json_extract(${product}.attributes, '$.kind[0]')`

/** On both sides. D1 takes at most five parts in one compound, so the pairs are nested. */
const bothSides = (condition: string) => `SELECT id FROM (
      ${walk(`${condition} AND other.position >= own.position`, '')}
      UNION ALL ${walk(`${condition} AND other.position < own.position`, 'DESC')})`

const SAME_TOOL = 'other.tool = own.tool'
const SAME_KIND = `${kindOf('other')} = ${kindOf('own')}`

const RELATED = `SELECT own.sku, other.id
  FROM products AS own
  JOIN json_each((SELECT json_group_array(id) FROM (
    ${bothSides(SAME_TOOL)} UNION ${bothSides(SAME_KIND)} UNION ${walk('1', '')}))) AS near
  JOIN products AS other ON other.id = near.value AND other.id <> own.id
  WHERE own.sku IN (SELECT value FROM json_each(?1))
  ORDER BY own.sku, coalesce(${SAME_TOOL}, 0) DESC, coalesce(${SAME_KIND}, 0) DESC,
    CASE WHEN ${SAME_TOOL} OR ${SAME_KIND} THEN abs(other.position - own.position) ELSE other.position END, other.id`

/** A few others on sale for each of `skus`, in one statement. */
export async function readRelated(db: D1Database, skus: readonly string[], limit: number): Promise<Related> {
  const { results } = await db.prepare(RELATED).bind(JSON.stringify(skus), limit).all<{ sku: string; id: number }>()
  const related = new Map<string, number[]>()
  for (const { sku, id } of results) {
    const ids = related.get(sku) ?? []
    if (ids.length < limit) ids.push(id)
    related.set(sku, ids)
  }
  return related
}

import { z } from 'zod'
import { readJson } from '../../read-json'
import type { Attribute } from './aggregate'
import type { AttributeValues } from './product'

export const attributeValues = z.record(z.string(), z.array(z.string()))
const options = z.array(z.object({ value: z.string(), label: z.string() }))

/** All attributes in the shop's order, and the values of the products by id; in one batch. */
export async function readAttributes(
  db: D1Database,
  ids: readonly number[],
): Promise<{ attributes: Attribute[]; values: AttributeValues[] }> {
  const [all, own] = await db.batch<Record<'code' | 'label' | 'options' | 'attributes', string>>([
    db.prepare('SELECT code, label, options FROM attributes ORDER BY position, code'),
    db
      .prepare('SELECT attributes FROM products WHERE id IN (SELECT value FROM json_each(?))')
      .bind(JSON.stringify(ids)),
  ])
  return {
    attributes: (all?.results ?? []).map(({ code, label, options: list }) => ({
      code,
      label,
      options: readJson(options, list),
    })),
    values: (own?.results ?? []).map((row) => readJson(attributeValues, row.attributes)),
  }
}

// Carts for orders, copied in the database.
import type { Miniflare } from 'miniflare'

export type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

/** Copies a cart that is ready to order. Returns the ids. */
export async function copiesOf(db: Database, id: string, count: number, owner: string): Promise<string[]> {
  const name = `${owner}x`
  const columns = 'carrier_code, method_code, payment_method, created_at, updated_at'
  const rows = 'FROM carts c JOIN carts o ON o.masked_id = ?1 WHERE c.masked_id GLOB ?2'
  const run = (sql: string, ...values: (string | number)[]) => db.prepare(sql).bind(...values)
  const mask = `${name}%0${32 - name.length}d`
  await db.batch([
    run(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO carts (masked_id, email, ${columns})
       SELECT printf(?3, i), printf(?3, i) || '@example.com', ${columns} FROM carts, n WHERE masked_id = ?1`,
      ...[id, count, mask],
    ),
    run(
      `INSERT INTO cart_lines (cart_id, product_id, quantity, option_value_ids, design_uid, design_revision, created_at)
       SELECT c.id, l.product_id, l.quantity, l.option_value_ids, l.design_uid, l.design_revision, l.created_at
       ${rows.replace(' WHERE', ' JOIN cart_lines l ON l.cart_id = o.id WHERE')}`,
      ...[id, `${name}0*`],
    ),
    run(
      `INSERT INTO cart_addresses (cart_id, kind, firstname, lastname, company, street, city, region, region_id, postcode,
         country_code, telephone)
       SELECT c.id, a.kind, a.firstname, a.lastname, a.company, a.street, a.city, a.region, a.region_id, a.postcode,
         a.country_code, a.telephone
       ${rows.replace(' WHERE', ' JOIN cart_addresses a ON a.cart_id = o.id WHERE')}`,
      ...[id, `${name}0*`],
    ),
  ])
  return Array.from({ length: count }, (_, at) => `${name}${String(at + 1).padStart(32 - name.length, '0')}`)
}

/** A copy of a cart that is ready to order. */
export async function copyOf(db: Database, id: string, owner: string): Promise<string> {
  const [copy] = await copiesOf(db, id, 1, owner)
  if (copy === undefined) throw new Error('The cart was not copied')
  return copy
}

/** Adds copies of the lines of carts, half of each, so that every cart has this many. */
export const fillCarts = (db: Database, owner: string, lines: number) =>
  db
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO cart_lines (cart_id, product_id, quantity, option_value_ids, design_uid, design_revision, created_at)
       SELECT l.cart_id, l.product_id, 1, l.option_value_ids, l.design_uid, l.design_revision, l.created_at
       FROM n, cart_lines l JOIN carts c ON c.id = l.cart_id WHERE c.masked_id GLOB ?1`,
    )
    .bind(`${owner}x0*`, lines / 2 - 1)
    .run()

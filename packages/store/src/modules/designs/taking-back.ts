/**
 * Statements that take designs out of the carts of other people. A part of a bundle stays and waits for another design: the
 * other parts would be worth nothing without it. `which` is a query of the uids of the designs.
 */
export function takingBack(db: D1Database, which: string, value: string): D1PreparedStatement[] {
  const lines = `is_shared = 1 AND design_uid IN (${which}) AND cart_id IN (SELECT id FROM carts WHERE active = 1)`
  return [
    db
      .prepare(
        `UPDATE cart_lines SET design_uid = NULL, design_revision = NULL, is_shared = 0 WHERE bundle IS NOT NULL AND ${lines}`,
      )
      .bind(value),
    db.prepare(`DELETE FROM cart_lines WHERE ${lines}`).bind(value),
    db.prepare(`DELETE FROM orderable_designs WHERE design_uid IN (${which})`).bind(value),
  ]
}

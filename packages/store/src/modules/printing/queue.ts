/**
 * For the batch that pays an order: one print file for each of its designs. Designs of another shop's store have their
 * photos there.
 */
export function queuePrintFiles(
  db: D1Database,
  order: { number: string } | { token: string },
  now: string,
): D1PreparedStatement {
  const [column, value] = 'number' in order ? ['number', order.number] : ['token', order.token]
  return db
    .prepare(
      `INSERT INTO print_files (line_id, order_id, run_at)
       SELECT l.id, l.order_id, ?2 FROM orders o JOIN order_lines l ON l.order_id = o.id
         JOIN designs d ON d.uid = l.design_uid
       WHERE o.${column} = ?1 AND o.paid_at IS NOT NULL AND o.status NOT IN ('cancelled', 'refunded')
         AND d.owner <> 'elsewhere'
       ON CONFLICT DO NOTHING`,
    )
    .bind(value, now)
}

/** Runs a test while a product has no price. Other files of tests share the rows, so they come back. */
export async function withoutPrices(db: D1Database, productId: number, run: () => Promise<void>): Promise<void> {
  await db.batch([
    db.prepare('CREATE TABLE kept_prices AS SELECT * FROM price_rows WHERE product_id = ?').bind(productId),
    db.prepare('DELETE FROM price_rows WHERE product_id = ?').bind(productId),
  ])
  try {
    await run()
  } finally {
    await db.batch([
      db.prepare('INSERT INTO price_rows SELECT * FROM kept_prices'),
      db.prepare('DROP TABLE kept_prices'),
    ])
  }
}

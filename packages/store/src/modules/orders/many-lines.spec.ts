import { expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)

/** A cart of canvases with this many lines: more than a shopper can add, so written into the database. */
async function cartOf(lines: number): Promise<string> {
  const { cartId } = await shopper.readyCart()
  await shop.db
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO cart_lines (cart_id, product_id, quantity, option_value_ids, design_uid, design_revision, created_at)
       SELECT l.cart_id, l.product_id, 1, l.option_value_ids, l.design_uid, l.design_revision, l.created_at
       FROM n, cart_lines l JOIN carts c ON c.id = l.cart_id WHERE c.masked_id = ?1`,
    )
    .bind(cartId, lines - 1)
    .run()
  return cartId
}

it('an order of 200 lines is one batch within the limits of D1', async () => {
  const cartId = await cartOf(200)
  const placing = { number: '', statements: 0 }
  const peaks = await shop.peaksOf(async () => {
    placing.statements = await shop.countStatements(async () => {
      placing.number = (await shopper.place(cartId)).orderV2.number
    })
  })
  const lines = await shop.db
    .prepare('SELECT count(*) AS n FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.number = ?')
    .bind(placing.number)
    .first<number>('n')
  expect(lines).toBe(200)
  expect(placing.statements).toBeLessThanOrEqual(25)
  expect(peaks.batch).toBeLessThanOrEqual(20)
  expect(peaks.parameters).toBeLessThanOrEqual(100)
  expect(peaks.statementBytes).toBeLessThanOrEqual(100_000)
  expect(peaks.valueBytes).toBeLessThanOrEqual(2_000_000)
  expect(peaks.valueBytes).toBeGreaterThan(50_000)
})

it('the definitions of all products together fit into one value of D1', async () => {
  const bytes = await shop.db
    .prepare('SELECT sum(length(CAST(definition AS BLOB))) AS n FROM products')
    .first<number>('n')
  expect(bytes).toBeLessThan(1_500_000)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()
const SKU = 'photo-bookmark'
const OF_PRODUCT = `product_id = (SELECT id FROM products WHERE sku = '${SKU}')`

const sql = (text: string) => shop.db.prepare(text).run()
const prices = async (): Promise<(number | null)[]> => {
  const { data } = await shop.graphql(`{ products(filter: { sku: { eq: "${SKU}" } }) {
    items { price_range { minimum_price { final_price { value } regular_price { value } } } } } }`)
  const { final_price, regular_price } = data.products.items[0].price_range.minimum_price
  return [final_price.value, regular_price.value]
}
const history = async () =>
  (
    await shop.db
      .prepare(`SELECT cents, replaced_at IS NULL AS is_present FROM price_history WHERE ${OF_PRODUCT} AND quantity_from = 1
    AND option_value_id = (SELECT min(option_value_id) FROM price_rows WHERE ${OF_PRODUCT}) ORDER BY from_at`)
      .all()
  ).results
const FIRST = `${OF_PRODUCT} AND quantity_from = 1 AND option_value_id = (SELECT min(option_value_id) FROM price_rows WHERE ${OF_PRODUCT})`
let before: { cents: number; cents_now: number }

beforeAll(async () => {
  before = (await shop.db
    .prepare(`SELECT cents, cents AS cents_now FROM price_rows WHERE ${FIRST}`)
    .first()) as typeof before
  await sql(`INSERT INTO offers (id, name, product_id, percent, from_at, to_at, sale_title, offer_text, repeat_days)
    SELECT 7001, 'Marks', id, 20, '2026-11-01T11:00:00.000Z', '2026-11-04T11:00:00.000Z', 'Marks', 'Until {last_day}', 84
    FROM products WHERE sku = '${SKU}'`)
})
afterAll(async () => {
  await sql(`DELETE FROM offers WHERE ${OF_PRODUCT}`)
  await sql(`UPDATE price_rows SET cents = ${before.cents} WHERE ${FIRST}`)
  await sql(`DELETE FROM price_history WHERE ${OF_PRODUCT} AND replaced_at IS NOT NULL`)
  await sql(`UPDATE price_history SET from_at = '2020-01-01T00:00:00.000Z' WHERE ${OF_PRODUCT}`)
})

it('an offer reduces nothing before it was checked, and its prices afterwards', async () => {
  const [plain] = await prices()
  expect(await prices()).toEqual([plain, plain])
  await shop.tick()
  expect(await prices()).toEqual([Math.round((plain ?? 0) * 80) / 100, plain])
})

it('a price that changes is written down, and no offer strikes the new one through', async () => {
  await sql(`UPDATE price_rows SET cents = cents + 100 WHERE ${FIRST}`)
  expect(await history()).toEqual([
    { cents: before.cents, is_present: 0 },
    { cents: before.cents + 100, is_present: 1 },
  ])
  const [now, usual] = await prices()
  expect(now).toBe(usual)
  await shop.tick()
  expect(await prices()).toEqual([now, usual])
  const { data } = await shop.graphql('{ headeroffer { items { sale_title } } }')
  expect(data.headeroffer.items).not.toContainEqual({ sale_title: 'Marks' })
})

it('an offer that comes back has a row for each turn, and the past ones stay', async () => {
  await shop.tick(3)
  await Promise.all([shop.tick(), shop.tick()])
  const { results } = await shop.db
    .prepare(`SELECT from_at, to_at, repeat_days FROM offers WHERE ${OF_PRODUCT} ORDER BY from_at`)
    .all()
  expect(results).toEqual([
    { from_at: '2026-11-01T11:00:00.000Z', to_at: '2026-11-04T11:00:00.000Z', repeat_days: null },
    { from_at: '2027-01-24T11:00:00.000Z', to_at: '2027-01-27T11:00:00.000Z', repeat_days: 84 },
  ])
})

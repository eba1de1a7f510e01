import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { createShopper, value } from '../../testing/test-shopper'

// Monday the 2nd of November 2026, in the evening.
const shop = createTestShop()
const shopper = createShopper(shop)
const DEALS = '{ weeklyDeals { sku percent from_date to_date } }'
const shown = async () => (await shop.graphql(DEALS)).data.weeklyDeals
const skus = async () => (await shown()).map(({ sku }: { sku: string }) => sku)
const weekly = () => shop.db.prepare('SELECT count(*) AS n FROM offers WHERE week IS NOT NULL').first<number>('n')

const clear = () => shop.db.prepare('DELETE FROM offers WHERE week IS NOT NULL').run()
type Listed = Record<'product_id' | 'percent' | 'position', number>
let list: Listed[] = []

beforeAll(async () => {
  await clear()
  list = (await shop.db.prepare('SELECT * FROM weekly_deals').all<Listed>()).results
})
afterAll(async () => {
  await clear()
  await shop.db.batch(
    list.map(({ product_id, percent, position }) =>
      shop.db.prepare('INSERT OR REPLACE INTO weekly_deals VALUES (?, ?, ?)').bind(product_id, percent, position),
    ),
  )
})

/** Its start price in the search. */
async function foundFor(query: string, url: string): Promise<number | undefined> {
  const requests = [{ indexName: 'kea_nz_products', query }]
  const answer = await shop.request('/search/1/indexes/*/queries', {
    method: 'POST',
    body: JSON.stringify({ requests }),
  })
  const { results } = await answer.json<{ results: { hits: { url: string; final_price: number }[] }[] }>()
  return results[0]?.hits.find((hit) => hit.url === url)?.final_price
}

/** Price of the smallest acrylic print in a cart. */
async function cartTotal(): Promise<number> {
  const options = [value(1101, 110101), value(1102, 110201), value(1103, 110302)]
  const saved = await shopper.design(options, 'acrylic-print')
  const item = { sku: 'acrylic-print', quantity: 1, selected_options: options }
  const { cart, user_errors } = await shopper.add(await shopper.newCart(), [
    { ...item, design_uid: saved.uid, design_revision: saved.revision },
  ])
  expect(user_errors).toEqual([])
  return cart.prices.grand_total.value
}

const WEEK = { from_date: '2026-11-01T11:00:00.000Z', to_date: '2026-11-08T11:00:00.000Z' }
const NEXT = { from_date: '2026-11-08T11:00:00.000Z', to_date: '2026-11-15T11:00:00.000Z' }

describe('weekly deals', () => {
  it('are created by the clock, for this week and the next, each once', async () => {
    expect(await shown()).toEqual([])
    await shop.tick()
    const deals = await shown()
    expect(deals).toEqual([
      { sku: 'acrylic-print', percent: 15, ...WEEK },
      { sku: 'gallery-canvas', percent: 15, ...WEEK },
      { sku: 'split-canvas', percent: 15, ...NEXT },
      { sku: 'wood-print', percent: 15, ...NEXT },
    ])
    await Promise.all([shop.tick(), shop.tick()])
    expect(await shown()).toEqual(deals)
    expect(await weekly()).toBe(4)
    // Lower numbers belong to the operator.
    expect(
      await shop.db.prepare('SELECT min(id) AS id FROM offers WHERE week IS NOT NULL').first('id'),
    ).toBeGreaterThan(1e6)
  })

  it('reduce the price in the table, in the search and in the cart, with their end', async () => {
    const { data } = await shop.graphql(`{ pageDetails(url: "acrylic-prints") {
      start_price { regular_price special_price discount_percent }
      product { personalisation { prices { price { value } regular_price { value } offer_from offer_to } } } } }`)
    const { start_price, product } = data.pageDetails
    expect(start_price).toEqual({ regular_price: 69.95, special_price: 59.46, discount_percent: 15 })
    expect(product.personalisation.prices[0]).toEqual({
      price: { value: 59.46 },
      regular_price: { value: 69.95 },
      offer_from: WEEK.from_date,
      offer_to: WEEK.to_date,
    })
    expect(await foundFor('acrylic print', '/acrylic-prints')).toBe(59.46)
    expect(await cartTotal()).toBe(59.46)
  })

  it('are not in the site-wide banner', async () => {
    const { data } = await shop.graphql('{ headeroffer { items { sale_title } } }')
    expect(data.headeroffer.items).toEqual([{ sale_title: 'Mug season' }])
  })

  it('end with their week, and the next begin, even without a tick', async () => {
    shop.wait(7)
    expect(await skus()).toEqual(['split-canvas', 'wood-print'])
    const { data } = await shop.graphql('{ pageDetails(url: "acrylic-prints") { start_price { special_price } } }')
    expect(data.pageDetails.start_price.special_price).toBeNull()
    expect(await foundFor('acrylic print', '/acrylic-prints')).toBe(69.95)
    expect(await cartTotal()).toBe(69.95)
  })

  it('stay unchanged in a week that has begun, when the list changes', async () => {
    await shop.db.prepare('UPDATE weekly_deals SET percent = 90').run()
    await shop.tick()
    const percents = (await shown()).map(({ percent }: { percent: number }) => percent)
    expect(percents).toEqual([15, 15, 90, 90])
  })

  it('include no product that is not on sale', async () => {
    const sell = (enabled: number) =>
      shop.db.prepare("UPDATE products SET enabled = ? WHERE sku = 'split-canvas'").bind(enabled).run()
    await sell(0)
    const found = await skus()
    await sell(1)
    expect(found).not.toContain('split-canvas')
  })

  it('are none without a list', async () => {
    await clear()
    await shop.db.prepare('DELETE FROM weekly_deals').run()
    await shop.tick()
    expect(await shown()).toEqual([])
    expect(await weekly()).toBe(0)
  })
})

import { expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const ASK = `{ products(filter: { sku: { in: ["photo-mug", "gift-certificate", "canvas-print"] } }) {
  items { sku ready_within arrives_by } } }`

async function daysOf(shop: ReturnType<typeof createTestShop>) {
  const { data } = await shop.graphql(ASK)
  const items: { sku: string; ready_within: number | null; arrives_by: string | null }[] = data.products.items
  return Object.fromEntries(items.map(({ sku, ready_within, arrives_by }) => [sku, [ready_within, arrives_by]]))
}

it('a product has the day of its arrival in a town, which moves on at midnight in New Zealand', async () => {
  const shop = createTestShop()
  // Monday evening in New Zealand.
  expect(await daysOf(shop)).toEqual({
    'photo-mug': [3, 'Thu 12 November'],
    'canvas-print': [3, 'Thu 12 November'],
    'gift-certificate': [1, null],
  })
  shop.wait(2 / 24)
  expect((await daysOf(shop))['photo-mug']).toEqual([3, 'Fri 13 November'])
})

it('there is none without the days of the courier', async () => {
  const shop = createTestShop()
  const days = shop.db.prepare("UPDATE config_values SET value = ? WHERE key = 'standard_ship_days'")
  await days.bind('soon').run()
  try {
    expect((await daysOf(shop))['photo-mug']).toEqual([3, null])
  } finally {
    await days.bind('3–5').run()
  }
})

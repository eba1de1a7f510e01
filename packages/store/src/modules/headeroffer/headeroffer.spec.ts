import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()

const OFFERS = `{ headeroffer(cache_code: "eyJ9") { items { sale_title offer_text offer_description offer_start_date
  offer_end_date show_timer store_notice offer_url } } }`
const banners = async () => (await shop.graphql(OFFERS)).data.headeroffer.items

const add = (id: number, title: string, percent: number, from: string, to: string) =>
  shop.db
    .prepare(
      'INSERT INTO offers (id, name, product_id, percent, from_at, to_at, sale_title) VALUES (?, ?, 3, ?, ?, ?, ?)',
    )
    .bind(id, `Offer ${id}`, percent, from, to, title)
    .run()

describe('the banner', () => {
  it('shows the current offer, with the shop’s days in UTC', async () => {
    expect(await banners()).toEqual([
      {
        sale_title: 'Mug season',
        offer_text: '15% off every photo mug',
        offer_description: 'The prices on the page already include it. It ends on Sun 15 November.',
        offer_start_date: '2026-10-25T11:00:00+00:00',
        offer_end_date: '2026-11-15T11:00:00+00:00',
        show_timer: true,
        store_notice: null,
        offer_url: '/photo-mugs',
      },
    ])
  })

  it('has the store notice, and no timer if the offer has none', async () => {
    const set = (notice: string, timer: number) =>
      shop.db
        .prepare("UPDATE offers SET store_notice = ?, show_timer = ? WHERE sale_title = 'Mug season'")
        .bind(notice, timer)
        .run()
    await set('Closed on Monday', 0)
    const [banner] = await banners()
    await set('', 1)
    expect(banner).toMatchObject({ store_notice: 'Closed on Monday', show_timer: false })
  })

  it('shows the same offer as the price', async () => {
    const { data } = await shop.graphql(`{ pageDetails(url: "photo-mugs") {
      start_price { regular_price special_price discount_percent }
      product { personalisation { prices { price { value } regular_price { value } offer_from offer_to } } } } }`)
    expect(data.pageDetails.start_price).toEqual({ regular_price: 19.95, special_price: 16.96, discount_percent: 15 })
    const [price] = data.pageDetails.product.personalisation.prices
    const [banner] = await banners()
    expect(price).toMatchObject({ price: { value: 16.96 }, regular_price: { value: 19.95 } })
    expect([Date.parse(price.offer_from), Date.parse(price.offer_to)]).toEqual([
      Date.parse(banner.offer_start_date),
      Date.parse(banner.offer_end_date),
    ])
  })

  it('shows nothing before the offer’s start, from its end on, without a title, or for more than 28 days', async () => {
    await add(901, 'Over', 1, '2026-11-01T00:00:00.000Z', '2026-11-02T09:00:00.000Z')
    await add(902, 'Soon', 1, '2026-11-02T09:00:00.001Z', '2026-11-20T00:00:00.000Z')
    await add(903, '', 1, '2026-11-01T00:00:00.000Z', '2026-11-20T00:00:00.000Z')
    await add(904, 'Just begun', 1, '2026-11-02T09:00:00.000Z', '2026-11-20T00:00:00.000Z')
    await add(905, 'Too long', 1, '2026-11-01T00:00:00.000Z', '2026-12-15T00:00:00.000Z')
    await shop.tick()
    const titles = (await banners()).map(({ sale_title }: { sale_title: string }) => sale_title)
    await shop.db.prepare('DELETE FROM offers WHERE id > 900').run()
    expect(titles).toEqual(['Mug season', 'Just begun'])
  })
})

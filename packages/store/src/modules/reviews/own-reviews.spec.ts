import { expect, it } from 'vitest'
import { asCustomer, createMember } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop()

it('a customer sees the own reviews in any state, the newest first, and nobody else’s', async () => {
  const member = await createMember(shop, 'own-reviews@example.co.nz')
  const other = await createMember(shop, 'other-reviews@example.co.nz')
  const shopper = createShopper(asCustomer(shop, member.token), 'guest-key-of-own-reviews')
  const { number } = (await shopper.place((await shopper.readyCart()).cartId)).orderV2
  const review = (uid: string, sku: string, title: string, status: string, at: string) =>
    shop.db
      .prepare(
        `INSERT INTO reviews (uid, sku, rating, title, text, nickname, status, is_sample, created_at, order_id)
         SELECT ?1, ?2, 4, ?3, 'As I saw it.', 'Mere', ?4, 0, ?5, id FROM orders WHERE number = ?6`,
      )
      .bind(uid, sku, title, status, at, number)
      .run()
  await review('own-review-1', 'canvas-print', 'Sharp', 'approved', '2026-10-01T00:00:00.000Z')
  // Of a product that the shop has no more, between the other two.
  await review('own-review-3', 'gone-product', 'Gone', 'approved', '2026-10-01T12:00:00.000Z')
  await review('own-review-2', 'photo-mug', 'Warm', 'pending', '2026-10-02T00:00:00.000Z')
  const reviewsOf = async (ask: typeof member.ask, args: string) =>
    (
      await ask(
        `{ customer { reviews${args} { items { summary average_rating product { sku } } page_info { total_pages } } } }`,
      )
    ).data.customer.reviews
  expect(await reviewsOf(member.ask, '')).toEqual({
    items: [
      { summary: 'Warm', average_rating: 80, product: { sku: 'photo-mug' } },
      { summary: 'Sharp', average_rating: 80, product: { sku: 'canvas-print' } },
    ],
    page_info: { total_pages: 1 },
  })
  expect(await reviewsOf(member.ask, '(pageSize: 1, currentPage: 2)')).toMatchObject({
    items: [{ summary: 'Sharp' }],
    page_info: { total_pages: 2 },
  })
  expect((await reviewsOf(other.ask, '')).items).toEqual([])
  await shop.db.prepare("DELETE FROM reviews WHERE uid LIKE 'own-review-%'").run()
})

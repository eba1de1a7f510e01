import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop({ MODE: 'local' })
const production = createTestShop({ MODE: 'production' })

const FIGURES = `query ($skus: [String]) {
  products(filter: { sku: { in: $skus } }) { items { sku rating_summary review_count } }
}`
const figures = async (from: typeof shop, ...skus: string[]) =>
  (await from.graphql(FIGURES, { skus })).data.products.items

const addReview = (uid: string, { sku = 'photo-print', rating = 4, status = 'approved' } = {}) =>
  shop.db
    .prepare("INSERT INTO reviews VALUES (?, ?, ?, 'Title', 'Text', 'Mia', ?, 0, '2026-11-01T00:00:00.000Z')")
    .bind(uid, sku, rating, status)
    .run()

describe('the reviews of a product', () => {
  it('are counted, and averaged on Magento’s scale', async () => {
    expect(await figures(shop, 'white-photo-mug', 'canvas-print-60-x-90-cm')).toEqual([
      { sku: 'white-photo-mug', rating_summary: 91.7, review_count: 501 },
      { sku: 'canvas-print-60-x-90-cm', rating_summary: 92.28, review_count: 500 },
    ])
  })

  it('are 0 where nobody wrote one', async () => {
    expect(await figures(shop, 'photo-mug')).toEqual([{ sku: 'photo-mug', rating_summary: 0, review_count: 0 }])
  })

  it('count once they are approved', async () => {
    await addReview('a', { rating: 5 })
    await addReview('b', { rating: 4 })
    await addReview('c', { rating: 1, status: 'pending' })
    await addReview('d', { rating: 1, status: 'refused' })
    expect(await figures(shop, 'photo-print')).toEqual([{ sku: 'photo-print', rating_summary: 90, review_count: 2 }])
  })

  it('are no samples in production', async () => {
    await addReview('e', { sku: 'white-photo-mug', rating: 5 })
    expect(await figures(production, 'white-photo-mug', 'canvas-print-60-x-90-cm')).toEqual([
      { sku: 'white-photo-mug', rating_summary: 100, review_count: 1 },
      { sku: 'canvas-print-60-x-90-cm', rating_summary: 0, review_count: 0 },
    ])
    await shop.db.prepare("DELETE FROM reviews WHERE uid = 'e'").run()
  })

  it('take one statement for any number of products', async () => {
    const statements = (skus: string[]) => shop.countStatements(() => figures(shop, ...skus))
    expect(await statements(['photo-mug', 'photo-print', 'canvas-print'])).toBe(await statements(['photo-mug']))
  })

  it('of the whole shop are among the settings', async () => {
    await shop.db.prepare('DELETE FROM reviews WHERE is_sample = 0').run()
    const site = async (from: typeof shop) =>
      (await from.graphql('{ configvalues(fields: ["average_rating", "total_reviews"]) { key value } }')).data
        .configvalues
    expect(await site(shop)).toEqual([
      { key: 'average_rating', value: '4.60' },
      { key: 'total_reviews', value: '1001' },
    ])
    expect(await site(production)).toEqual([
      { key: 'average_rating', value: '0.00' },
      { key: 'total_reviews', value: '0' },
    ])
  })
})

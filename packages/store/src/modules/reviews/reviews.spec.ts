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
    .prepare(
      `INSERT INTO reviews (uid, sku, rating, title, text, nickname, status, created_at)
       VALUES (?, ?, ?, 'Title', 'Text', 'Mia', ?, '2026-11-01T00:00:00.000Z')`,
    )
    .bind(uid, sku, rating, status)
    .run()

describe('the reviews of a product', () => {
  it('are counted, and averaged on Magento’s scale', async () => {
    expect(await figures(shop, 'photo-mug', 'canvas-print-60-x-90-cm')).toEqual([
      { sku: 'photo-mug', rating_summary: 91.7, review_count: 501 },
      { sku: 'canvas-print-60-x-90-cm', rating_summary: 92.28, review_count: 500 },
    ])
  })

  it('are 0 for a product without reviews', async () => {
    expect(await figures(shop, 'magic-mug')).toEqual([{ sku: 'magic-mug', rating_summary: 0, review_count: 0 }])
  })

  it('count once they are approved', async () => {
    await addReview('a', { rating: 5 })
    await addReview('b', { rating: 4 })
    await addReview('c', { rating: 1, status: 'pending' })
    await addReview('d', { rating: 1, status: 'refused' })
    expect(await figures(shop, 'photo-print')).toEqual([{ sku: 'photo-print', rating_summary: 90, review_count: 2 }])
  })

  it('include no samples in production', async () => {
    await addReview('e', { sku: 'photo-mug', rating: 5 })
    expect(await figures(production, 'photo-mug', 'canvas-print-60-x-90-cm')).toEqual([
      { sku: 'photo-mug', rating_summary: 100, review_count: 1 },
      { sku: 'canvas-print-60-x-90-cm', rating_summary: 0, review_count: 0 },
    ])
    await shop.db.prepare("DELETE FROM reviews WHERE uid = 'e'").run()
  })

  it('are read in one statement for any number of products', async () => {
    const statements = (skus: string[]) => shop.countStatements(() => figures(shop, ...skus))
    expect(await statements(['photo-mug', 'photo-print', 'canvas-print'])).toBe(await statements(['photo-mug']))
  })

  it('come in pages, the newest first, without pending and refused ones', async () => {
    const list = `query ($size: Int, $page: Int) { products(filter: { sku: { eq: "photo-print" } }) { items {
      reviews(pageSize: $size, currentPage: $page) {
        items { summary text nickname average_rating created_at ratings_breakdown { name value } product { sku } }
        page_info { page_size current_page total_pages } } } } }`
    await shop.db.prepare("DELETE FROM reviews WHERE sku = 'photo-print'").run()
    await addReview('f', { rating: 5 })
    await addReview('g', { rating: 2 })
    await addReview('h', { status: 'pending' })
    await shop.db
      .prepare("UPDATE reviews SET created_at = '2026-11-02T00:00:00.000Z', title = 'Newer' WHERE uid = 'g'")
      .run()
    const ask = async (page: number) => (await shop.graphql(list, { size: 1, page })).data.products.items[0].reviews
    expect(await ask(1)).toEqual({
      items: [
        {
          summary: 'Newer',
          text: 'Text',
          nickname: 'Mia',
          average_rating: 40,
          created_at: '2026-11-02T00:00:00.000Z',
          ratings_breakdown: [{ name: 'Rating', value: '2' }],
          product: { sku: 'photo-print' },
        },
      ],
      page_info: { page_size: 1, current_page: 1, total_pages: 2 },
    })
    expect((await ask(2)).items[0]).toMatchObject({ summary: 'Title', average_rating: 100 })
  })

  it('of several products are read in one statement, without samples in production', async () => {
    const list = `query ($skus: [String]) { products(filter: { sku: { in: $skus } }) { items {
      sku reviews(pageSize: 2) { items { nickname } page_info { total_pages } } } } }`
    const ask = async (from: typeof shop, ...skus: string[]) => (await from.graphql(list, { skus })).data.products.items
    const one = await shop.countStatements(() => ask(shop, 'magic-mug'))
    expect(await shop.countStatements(() => ask(shop, 'magic-mug', 'photo-mug', 'canvas-print'))).toBe(one)
    const [mug] = await ask(shop, 'photo-mug')
    expect(mug.reviews.items).toHaveLength(2)
    expect(mug.reviews.page_info.total_pages).toBe(251)
    expect((await ask(production, 'photo-mug'))[0].reviews).toEqual({
      items: [],
      page_info: { total_pages: 0 },
    })
  })

  it('of everything on sale come together, the newest first', async () => {
    await shop.db.prepare('DELETE FROM reviews WHERE is_sample = 0').run()
    await addReview('i', { sku: 'photo-print' })
    await addReview('j', { sku: 'gone' })
    await shop.db.prepare("UPDATE reviews SET created_at = '2027-01-01T00:00:00.000Z' WHERE is_sample = 0").run()
    const list = '{ shopReviews(pageSize: 2) { items { nickname product { sku name } } page_info { total_pages } } }'
    const { data } = await shop.graphql(list)
    expect(data.shopReviews.items[0]).toEqual({
      nickname: 'Mia',
      product: { sku: 'photo-print', name: 'Photo print' },
    })
    expect(data.shopReviews.items).toHaveLength(2)
    expect(data.shopReviews.page_info.total_pages).toBe(501)
    expect((await production.graphql(list)).data.shopReviews.page_info.total_pages).toBe(1)
  })

  it('can be filtered by stars, with the number of each', async () => {
    await shop.db.prepare('DELETE FROM reviews WHERE is_sample = 0').run()
    await addReview('k', { rating: 2 })
    await addReview('l', { rating: 2, status: 'pending' })
    const list = `query ($stars: Int) { shopReviews(pageSize: 1, stars: $stars) {
      items { average_rating is_sample is_verified photos } star_counts { stars count } page_info { total_pages } } }`
    const { data } = await shop.graphql(list, { stars: 2 })
    expect(data.shopReviews).toEqual({
      items: [{ average_rating: 40, is_sample: false, is_verified: false, photos: [] }],
      star_counts: [
        { stars: 5, count: 713 },
        { stars: 4, count: 210 },
        { stars: 3, count: 52 },
        { stars: 2, count: 18 },
        { stars: 1, count: 9 },
      ],
      page_info: { total_pages: 18 },
    })
    expect((await shop.graphql(list, { stars: 1 })).data.shopReviews.items[0].is_sample).toBe(true)
  })

  it('of the whole shop are in the settings', async () => {
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

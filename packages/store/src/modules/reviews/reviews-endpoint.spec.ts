import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop({ MODE: 'local' })
const production = createTestShop({ MODE: 'production' })
const ask = async (path: string, init: RequestInit = {}, from = shop) => {
  const response = await from.request(`/rest/V1/reviews/${path}`, init)
  return [response.status, await response.json()]
}
const idOf = async (sku: string) =>
  shop.db.prepare('SELECT id FROM products WHERE sku = ?').bind(sku).first<number>('id')

describe('the review figures', () => {
  it('are those of the whole shop', async () => {
    const { n, stars } = (await shop.db
      .prepare(
        `SELECT count(*) AS n, avg(rating) AS stars FROM reviews JOIN products USING (sku)
         WHERE status = 'approved' AND enabled = 1`,
      )
      .first<{ n: number; stars: number }>()) ?? { n: 0, stars: 0 }
    expect(n).toBeGreaterThan(1000)
    expect(await ask('summary')).toEqual([200, { sites: { average: Math.round(stars * 100) / 100, review_count: n } }])
  })

  it('are zero in production when there are only samples', async () => {
    expect(await ask('summary', {}, production)).toEqual([200, { sites: { average: 0, review_count: 0 } }])
  })

  it('are those of a product, by its id', async () => {
    expect(await ask(`products/${await idOf('photo-mug')}`)).toEqual([
      200,
      { product_totals: { average_rating: 4.58, total_reviews: 501 }, certificate_url: null },
    ])
  })

  it('are 404 for an unknown product', async () => {
    expect(await ask('products/999999')).toEqual([
      404,
      {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'id', fieldValue: '999999' },
      },
    ])
  })

  it.each(['products/x', 'products/', 'summary/x', 'products/1/x'])('are 404 at %s', async (path) => {
    expect((await ask(path))[0]).toBe(404)
  })

  it('can only be read with GET', async () => {
    expect((await ask('summary', { method: 'POST', body: '{}' }))[0]).toBe(405)
  })
})

import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop({ MODE: 'production' })
const withSamples = createTestShop({ MODE: 'local' })

const figures = async (from: typeof shop) => {
  const { data } = await from.graphql('{ configvalues(fields: ["average_rating", "total_reviews"]) { key value } }')
  return Object.fromEntries(data.configvalues.map(({ key, value }: { key: string; value: string }) => [key, value]))
}
const rating = (average: string, total: number) => ({ average_rating: average, total_reviews: `${total}` })
const run = (sql: string) => shop.db.prepare(sql).run()

/** Counted by the test: what is approved and on sale. */
const counted = async () => {
  const { results } = await shop.db
    .prepare(
      `SELECT is_sample, rating, count(*) AS n FROM reviews
       WHERE status = 'approved' AND sku IN (SELECT sku FROM products WHERE enabled = 1) GROUP BY 1, 2 ORDER BY 1, 2`,
    )
    .all()
  return results
}
const shopFigures = async () =>
  (await shop.db.prepare('SELECT is_sample, rating, n FROM shop_rating WHERE n > 0 ORDER BY 1, 2').all()).results

const review = (uid: string, rating: number, status = 'approved', sku = 'photo-print') =>
  run(`INSERT INTO reviews (uid, sku, rating, title, text, nickname, status, created_at)
    VALUES ('${uid}', '${sku}', ${rating}, 'Title', 'Text', 'Mia', '${status}', '2026-11-01T00:00:00.000Z')`)

describe('the rating of the shop', () => {
  afterAll(() => run("DELETE FROM reviews WHERE uid LIKE 'rated-%'"))
  afterEach(async () => expect(await shopFigures()).toEqual(await counted()))

  it('includes the samples of the seed, and is empty without them', async () => {
    expect((await counted()).length).toBeGreaterThan(2)
    expect(await figures(shop)).toEqual(rating('0.00', 0))
    expect(Number((await figures(withSamples)).total_reviews)).toBeGreaterThan(1000)
  })

  it('follows reviews that are added, decided, changed and removed', async () => {
    await review('rated-a', 5)
    await review('rated-b', 4, 'pending')
    expect(await figures(shop)).toEqual(rating('5.00', 1))
    await run("UPDATE reviews SET status = 'approved' WHERE uid = 'rated-b'")
    expect(await figures(shop)).toEqual(rating('4.50', 2))
    await run("UPDATE reviews SET rating = 2 WHERE uid = 'rated-b'")
    expect(await figures(shop)).toEqual(rating('3.50', 2))
    await run("UPDATE reviews SET status = 'refused' WHERE uid = 'rated-a'")
    await run("DELETE FROM reviews WHERE uid = 'rated-a'")
    expect(await figures(shop)).toEqual(rating('2.00', 1))
  })

  it('leaves out products while they are not on sale', async () => {
    await run("UPDATE products SET enabled = 0 WHERE sku = 'photo-print'")
    expect(await figures(shop)).toEqual(rating('0.00', 0))
    await review('rated-c', 4)
    await review('rated-d', 1, 'approved', 'gone-for-good')
    expect(await figures(shop)).toEqual(rating('0.00', 0))
    await run("UPDATE products SET enabled = 1 WHERE sku = 'photo-print'")
    expect(await figures(shop)).toEqual(rating('3.00', 2))
    await run("UPDATE reviews SET sku = 'gone-for-good' WHERE uid = 'rated-b'")
    expect(await figures(shop)).toEqual(rating('4.00', 1))
  })
})

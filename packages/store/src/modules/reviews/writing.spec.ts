import { describe, expect, it } from 'vitest'
import { createTestShop, STRANGER } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)

const WRITE = `mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review {
  summary text nickname average_rating is_verified is_sample photos product { sku } } } }`
const METADATA = '{ productReviewRatingsMetadata { items { id name values { value_id value } } } }'

/** Sends a review like the browser. */
async function write(change: object = {}, { key, stars = 4 }: { key?: string; stars?: number } = {}) {
  const { items } = (await shop.graphql(METADATA)).data.productReviewRatingsMetadata
  const [rating] = items
  const value = rating.values.find((entry: { value: string }) => entry.value === String(stars))
  const ratings = [{ id: rating.id, value_id: value?.value_id ?? 'bm9uZQ==' }]
  const input = { sku: 'canvas-print', nickname: 'Wiremu', summary: 'Sharp', text: 'As I saw it.', ratings, ...change }
  return shop.submit(WRITE, { input }, key)
}

const kept = async () =>
  (await shop.db.prepare("SELECT * FROM reviews WHERE status = 'pending' AND nickname = 'Wiremu'").all()).results

const placed = async () => (await shopper.place((await shopper.readyCart()).cartId)).orderV2

describe('a written review', () => {
  it('is pending until it is approved, and shown then', async () => {
    const { data } = await write()
    expect(data.createProductReview.review).toEqual({
      summary: 'Sharp',
      text: 'As I saw it.',
      nickname: 'Wiremu',
      average_rating: 80,
      is_verified: false,
      is_sample: false,
      photos: [],
      product: { sku: 'canvas-print' },
    })
    const shown =
      '{ products(filter: { sku: { eq: "canvas-print" } }) { items { review_count reviews { items { summary } } } } }'
    const read = async () => (await shop.graphql(shown)).data.products.items[0]
    expect(await read()).toEqual({ review_count: 0, reviews: { items: [] } })
    await shop.db.prepare("UPDATE reviews SET status = 'approved' WHERE nickname = 'Wiremu'").run()
    expect(await read()).toEqual({ review_count: 1, reviews: { items: [{ summary: 'Sharp' }] } })
    await shop.db.prepare("DELETE FROM reviews WHERE nickname = 'Wiremu'").run()
  })

  it('is stored once when it is sent twice', async () => {
    await Promise.all([write(), write()])
    expect(await kept()).toHaveLength(1)
    await shop.db.prepare("DELETE FROM reviews WHERE nickname = 'Wiremu'").run()
  })

  it('is verified by its order, once for each product of the order', async () => {
    const { token, number } = await placed()
    expect((await write({ order_token: token })).errors?.[0]?.message).toBe(
      'A review can be bound to this order once it is paid.',
    )
    await shop.db.prepare("UPDATE orders SET paid_at = '2026-11-03T01:00:00.000Z' WHERE number = ?").bind(number).run()
    const verified = await write({ order_token: token })
    expect(verified.data.createProductReview.review.is_verified).toBe(true)
    expect((await write({ order_token: token, text: 'And once more.' })).errors?.[0]?.message).toBe(
      'You have already reviewed this product. Thank you.',
    )
    expect((await write({ order_token: token, sku: 'photo-mug' })).errors?.[0]?.message).toBe(
      'This order has no such product, so this review cannot be bound to it.',
    )
    expect((await write({ order_token: 'no-such-token' })).errors?.[0]?.extensions?.category).toBe(
      'graphql-no-such-entity',
    )
    expect(await kept()).toHaveLength(1)
    await shop.db.prepare("DELETE FROM reviews WHERE nickname = 'Wiremu'").run()
  })

  it('shows its photos to everybody, and they are stored as long as the review', async () => {
    const photo = await shopper.upload()
    const { data } = await write({ photo_uids: [photo] })
    const [link] = data.createProductReview.review.photos
    expect((await shop.request(link, {}, STRANGER)).status).toBe(200)
    await shop.tick(30)
    expect(await shop.files.head(`uploads/${photo}`)).not.toBeNull()
    expect((await write({ photo_uids: [photo] }, { key: STRANGER })).errors?.[0]?.message).toContain('photos:')
    await shop.db.prepare("DELETE FROM reviews WHERE nickname = 'Wiremu'").run()
    // A run deletes a limited number of files, and other specs leave some.
    const isThere = async () => (await shop.files.head(`uploads/${photo}`)) !== null
    for (let runs = 0; runs < 20 && (await isThere()); runs++) await shop.tick(30)
    expect(await isThere()).toBe(false)
  })

  it.each([
    [{ sku: 'no-such-product' }, 4, 'Could not find a product with this SKU.'],
    [{ summary: ' ' }, 4, 'summary: This is a required field.'],
    [{}, 9, 'stars: Please choose from one to five stars.'],
  ])('with %j and %i stars is refused', async (change, stars, message) => {
    expect((await write(change, { stars })).errors?.[0]?.message).toBe(message)
    expect(await kept()).toEqual([])
  })

  it('is accepted twenty times a day from one browser, also concurrently', async () => {
    const key = 'guest-key-of-a-reviewer'
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => write({ text: `Review ${n}.` }, { key })))
    expect(answers.filter(({ data }) => data?.createProductReview)).toHaveLength(20)
    expect(await kept()).toHaveLength(20)
    const refused = answers.find(({ errors }) => errors)?.errors?.[0]?.message
    expect(refused).toBe('Thank you for all your reviews today. Please try again tomorrow.')
    await shop.db.prepare("DELETE FROM reviews WHERE nickname = 'Wiremu'").run()
  })

  it('needs a captcha', async () => {
    const input = {
      sku: 'canvas-print',
      nickname: 'M',
      summary: 'S',
      text: 'T',
      ratings: [{ id: 'MQ==', value_id: 'NA==' }],
    }
    const { errors } = await shop.graphql(WRITE, { input })
    expect(errors?.[0]?.message).toBe('ReCaptcha validation failed, please try again')
    expect(await kept()).toEqual([])
  })
})

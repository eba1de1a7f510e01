import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const START = Date.parse('2026-11-02T09:00:00Z')

const ASK = `query ($answers: GiftAnswersInput) { giftFinder(answers: $answers, pageSize: 60) {
  answers { recipient occasion budget by zone } questions { code options { value label } } skus late_count
  looser { code value count }
  items { order_by is_express product { sku stock_status price_range { minimum_price { final_price { value } } } } } } }`

type Item = {
  order_by: string | null
  is_express: boolean
  product: { sku: string; stock_status: string; price_range: { minimum_price: { final_price: { value: number } } } }
}

function shopAt(time: string) {
  const shop = createTestShop()
  shop.wait((Date.parse(time) - START) / 86_400_000)
  const find = async (answers: object | null) => (await shop.graphql(ASK, { answers })).data.giftFinder
  return { shop, find }
}

const priceOf = ({ product }: Item) => product.price_range.minimum_price.final_price.value

describe('the gift finder', () => {
  const { shop, find } = shopAt('2026-11-28T00:00:00Z')

  it('begins with the season, and with its day', async () => {
    const { answers, questions, items } = await find(null)
    expect(answers).toEqual({ recipient: null, occasion: 'christmas', budget: null, by: '2026-12-24', zone: 'town' })
    expect(questions.map(({ code }: { code: string }) => code)).toEqual(['recipient', 'occasion', 'budget', 'by'])
    expect(questions[2].options[0]).toEqual({ value: '25', label: 'Up to N$25' })
    expect(items.length).toBeGreaterThan(20)
    expect(items.map(({ order_by }: Item) => order_by)).toContain('2026-12-14')
  })

  it('has at least four presents for each answer alone', async () => {
    const { questions } = await find({})
    for (const { code, options } of questions) {
      for (const { value } of options) {
        const { skus, looser } = await find({ [code]: code === 'budget' ? Number(value) : value })
        expect(skus.length, `${code} ${value}`).toBeGreaterThanOrEqual(4)
        expect(looser).toEqual([])
      }
    }
  })

  it('shows presents that are sold, at today’s prices, and no easel, certificate or sign for a business', async () => {
    const all = await find({})
    expect(all.items.map(({ product }: Item) => product.stock_status)).not.toContain('OUT_OF_STOCK')
    expect(all.skus).toEqual(expect.arrayContaining(['photo-mug', 'canvas-print']))
    for (const sku of ['cotton-canvas-pad', 'gift-certificate', 'open-neon-sign']) expect(all.skus).not.toContain(sku)
    const { items } = await find({ budget: 25 })
    expect(Math.max(...items.map(priceOf))).toBeLessThanOrEqual(25)
    await shop.db.prepare('UPDATE stock SET qty = 0 WHERE product_id = 3').run()
    const { skus } = await find({})
    await shop.db.prepare('UPDATE stock SET qty = 5000 WHERE product_id = 3').run()
    expect(skus).not.toContain('photo-mug')
  })

  it('has the sets at their one price, for their people, in time, and while all of their parts are there', async () => {
    const sets = async (answers: object) => {
      const { items } = await find(answers)
      return items
        .filter(({ product }: Item) => /-set$|^three-/.test(product.sku))
        .map((item: Item) => [item.product.sku, priceOf(item), item.order_by, item.is_express])
    }
    const mug = 'mug-and-coaster-set'
    const grandparents = { recipient: 'grandparents' }
    expect(await sets(grandparents)).toEqual([
      ['three-framed-prints', 169.95, null, false],
      [mug, 29.95, null, false],
    ])
    expect(await sets({ recipient: 'workmates', budget: 50 })).toEqual([[mug, 29.95, null, false]])
    expect(await sets({ recipient: 'workmates', budget: 25 })).toEqual([])
    // Five working days in the workshop and five of the courier; two with express.
    expect(await sets({ ...grandparents, by: '2026-12-14' })).toEqual([
      ['three-framed-prints', 169.95, '2026-11-30', false],
      [mug, 29.95, '2026-11-30', false],
    ])
    expect(await sets({ recipient: 'partner', occasion: 'wedding' })).toEqual([
      ['three-framed-prints', 169.95, null, false],
    ])
    const { db } = shop
    await db.prepare('UPDATE stock SET qty = 0 WHERE product_id = 3').run()
    const withoutMugs = await sets(grandparents)
    await db.prepare('UPDATE stock SET qty = 5000 WHERE product_id = 3').run()
    expect(withoutMugs).toEqual([['three-framed-prints', 169.95, null, false]])
    await db.prepare('UPDATE products SET enabled = 0 WHERE id = 151').run()
    const withoutFrames = await sets(grandparents)
    await db.prepare('UPDATE products SET enabled = 1 WHERE id = 151').run()
    expect(withoutFrames).toEqual([[mug, 29.95, null, false]])
  })

  it('counts an offer that runs today', async () => {
    const umbrella = async () => (await find({ budget: 50 })).skus.includes('photo-umbrella')
    expect(await umbrella()).toBe(false)
    await shop.db.batch([
      shop.db.prepare(
        `INSERT INTO offers (id, name, product_id, percent, from_at, to_at)
         VALUES (777, 'Rain', 168, 10, '2026-11-27T00:00:00.000Z', '2026-11-29T00:00:00.000Z')`,
      ),
      shop.db.prepare('INSERT INTO offer_products (offer_id, product_id) VALUES (777, 168)'),
    ])
    const isFound = await umbrella()
    await shop.db.prepare('DELETE FROM offers WHERE id = 777').run()
    expect(isFound).toBe(true)
  })

  it('says what to ask less of where nothing is left', async () => {
    const { skus, looser } = await find({ recipient: 'pet-lovers', occasion: 'wedding' })
    expect(skus).toEqual([])
    expect(looser.map(({ code, value }: { code: string; value: string | null }) => [code, value])).toEqual([
      ['recipient', null],
      ['occasion', null],
    ])
  })

  it('is asked for a limited number of products', async () => {
    const { data } = await shop.graphql('{ giftFinder(answers: {}, pageSize: 900) { items { order_by } skus } }')
    expect(data.giftFinder.items.length).toBeLessThanOrEqual(60)
    expect(data.giftFinder.skus.length).toBeGreaterThanOrEqual(data.giftFinder.items.length)
  })
})

it('changes at midnight in New Zealand what can still come in time', async () => {
  const asked = { recipient: 'mum', by: '2026-12-24' }
  const mugAt = async (time: string) => {
    const { items } = await shopAt(time).find(asked)
    const mug = items.find(({ product }: Item) => product.sku === 'photo-mug')
    return mug && [mug.order_by, mug.is_express]
  }
  // Eight working days before Christmas Eve; five with express.
  expect(await mugAt('2026-12-14T10:59:59Z')).toEqual(['2026-12-14', false])
  expect(await mugAt('2026-12-14T11:00:00Z')).toEqual(['2026-12-17', true])
  expect(await mugAt('2026-12-17T10:59:59Z')).toEqual(['2026-12-17', true])
  expect(await mugAt('2026-12-17T11:00:00Z')).toBeUndefined()
})

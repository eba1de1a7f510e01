import { afterAll, describe, expect, it } from 'vitest'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop({ OPERATOR_TOKEN })
const run = createTestOperator(shop)
const SKU = 'photo-luggage-tag'
let now = 0

const price = async (): Promise<number> => {
  const { data } = await shop.graphql(`{ products(filter: { sku: { eq: "${SKU}" } }) {
    items { price_range { minimum_price { final_price { value } } } } } }`)
  return data.products.items[0].price_range.minimum_price.final_price.value
}
const banners = async (): Promise<unknown[]> =>
  (await shop.graphql('{ headeroffer { items { sale_title offer_text offer_description offer_url } } }')).data
    .headeroffer.items
const add = async (...args: string[]): Promise<string> => {
  const { text = '' } = await run('offers', 'add', ...args)
  return /^Offer (\d+):/.exec(text)?.[1] ?? text
}
/** The clock of the shop starts at 2026-11-02T09:00Z. */
const waitUntil = (iso: string) => {
  const days = (Date.parse(iso) - Date.parse('2026-11-02T09:00:00Z')) / 86_400_000
  shop.wait(days - now)
  now = days
}

afterAll(() => shop.db.prepare('DELETE FROM offers WHERE id BETWEEN 500000 AND 999999').run())

describe('the offers', () => {
  it('run from the first moment of the first day to the last moment of the last day in New Zealand', async () => {
    const id = await add('20%', SKU, '2026-11-10', '2026-11-12', 'Tags', 'for', 'summer')
    expect((await run('offers')).rows).toContainEqual({
      id: Number(id),
      name: 'Tags for summer',
      for: SKU,
      off: '20%',
      from: '2026-11-09 11:00:00',
      until: '2026-11-12 11:00:00',
      products: 1,
      banner: null,
      reason: null,
    })
    const prices = []
    for (const at of ['2026-11-09T10:59:59Z', '2026-11-09T11:00:00Z', '2026-11-12T10:59:59Z', '2026-11-12T11:00:00Z']) {
      waitUntil(at)
      prices.push(await price())
    }
    expect(prices).toEqual([9.95, 7.96, 7.96, 9.95])
    expect((await run('offers')).rows?.map(({ id: listed }) => listed)).not.toContain(Number(id))
  })

  it('of 29 days have a reason', async () => {
    const { text = '' } = await run(
      'offers',
      'long',
      '10',
      SKU,
      '2026-12-01',
      '2026-12-29',
      'Tags',
      'We stop making them.',
    )
    const id = Number(/^Offer (\d+):/.exec(text)?.[1])
    expect((await run('offers')).rows).toContainEqual(
      expect.objectContaining({ id, products: 1, reason: 'We stop making them.' }),
    )
    await run('offers', 'end', String(id))
  })

  it('need a usual price: a price that is new today cannot be struck through', async () => {
    const row = "product_id = (SELECT id FROM products WHERE sku = 'photo-luggage-tag')"
    const history = await shop.db.prepare(`SELECT count(*) AS n FROM price_history WHERE ${row}`).first<number>('n')
    const set = (from: string) => shop.db.prepare(`UPDATE price_history SET from_at = ? WHERE ${row}`).bind(from).run()
    expect(history).toBeGreaterThan(0)
    await set('2026-11-12T00:00:00.000Z')
    expect((await run('offers', 'add', '10', SKU, '2026-11-13', '2026-11-20', 'Too soon')).message).toMatch(
      /^The price that it would strike through must have been charged on 28 of the 56 days/,
    )
    expect(await add('10', SKU, '2026-12-11', '2026-12-20', 'Soon enough')).toMatch(/^\d+$/)
    await set('2020-01-01T00:00:00.000Z')
  })

  it('change every page, and end when the operator says so', async () => {
    const added = await run('offers', 'add', '10', SKU, '2026-11-12', '2026-12-05', 'Ten')
    expect(added).toMatchObject({
      text: expect.stringMatching(/^Offer \d+: 10% off photo-luggage-tag from 2026-11-12 to 2026-12-05\.$/),
      changed: '*',
    })
    const [, id = ''] = /^Offer (\d+)/.exec(added.text ?? '') ?? []
    expect(await price()).toBe(8.96)
    expect(await run('offers', 'end', id)).toMatchObject({ text: `Offer ${id} has ended.`, changed: '*' })
    expect(await price()).toBe(9.95)
    expect((await run('offers', 'end', id)).message).toBe(`There is no offer ${id} that runs or will run.`)
  })

  it('that have not begun can be ended too, and one for all products counts for each', async () => {
    const id = await add('30', 'all', '2026-12-01', '2026-12-24', 'Advent')
    expect((await run('offers', 'end', id)).text).toBe(`Offer ${id} has ended.`)
    const other = await add('30', 'all', '2026-11-12', '2026-11-30', 'All')
    expect(await price()).toBe(6.97)
    await run('offers', 'end', other)
  })

  it('say what the operator writes at the top of the pages, with the page of their product', async () => {
    const id = await add('10', SKU, '2026-11-12', '2026-12-05', 'Ten')
    const shown = {
      sale_title: 'Tags for summer',
      offer_text: '10% off luggage tags',
      offer_description: 'Until New Year.',
      offer_url: '/photo-luggage-tag',
    }
    const texts = [shown.sale_title, shown.offer_text, shown.offer_description]
    expect(await run('offers', 'banner', id, ...texts)).toMatchObject({
      text: `Offer ${id} says "Tags for summer".`,
      changed: '*',
    })
    expect(await banners()).toContainEqual(shown)
    expect((await run('offers', 'banner', id, '')).text).toBe(`Offer ${id} has no banner.`)
    expect(await banners()).not.toContainEqual(shown)
    await run('offers', 'end', id)
  })

  it.each([
    [['add', '0', SKU, '2026-12-01', '2026-12-02', 'x'], 'Give the reduction, 1% to 90%.'],
    [['add', '91%', SKU, '2026-12-01', '2026-12-02', 'x'], 'Give the reduction, 1% to 90%.'],
    [['add', '10', SKU, '1 Dec', '2026-12-02', 'x'], '"1 Dec" is not a day. Write it like 2026-11-30.'],
    [['add', '10', SKU, '2026-12-01', '2026-02-30', 'x'], '"2026-02-30" is not a day. Write it like 2026-11-30.'],
    [['add', '10', SKU, '2026-12-03', '2026-12-01', 'x'], 'The last day is before the first one.'],
    [['add', '10', SKU, '2026-10-01', '2026-11-01', 'x'], 'That last day is in the past.'],
    [['add', '10', SKU, '2026-12-01', '2026-12-02'], 'Give the name.'],
    [
      ['add', '10', 'tag', '2026-12-01', '2026-12-02', 'x'],
      'There is no product "tag" that offers can reduce. Give its sku, or all.',
    ],
    [
      ['add', '10', 'gift-certificate', '2026-12-01', '2026-12-02', 'x'],
      'There is no product "gift-certificate" that offers can reduce. Give its sku, or all.',
    ],
    [
      ['add', '10', SKU, '2026-12-01', '2026-12-29', 'x'],
      'An offer of more than 28 days is no offer but the price. If there is a reason: offers long … "<reason>".',
    ],
    [['long', '10', SKU, '2026-12-01', '2026-12-29', 'x'], 'Give the reason.'],
    [['banner', '1'], 'Give the title; "" for no banner.'],
    [['banner', '1', 'Sale'], 'Give the text.'],
    [['banner', '999998', 'Sale', 'Now'], 'There is no offer 999998 that runs or will run.'],
    [['end', 'x'], '"x" is not the id of an offer.'],
  ])('are not changed by %j', async (args, message) => {
    const before = await run('offers')
    expect(await run('offers', ...args)).toMatchObject({ status: 422, message, changed: null })
    expect(await run('offers')).toEqual(before)
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop({ OPERATOR_TOKEN })
const run = createTestOperator(shop)
const SKU = 'photo-luggage-tag'

const shownPrice = async (): Promise<number> => {
  const { data } = await shop.graphql(`{ products(filter: { sku: { eq: "${SKU}" } }) {
    items { price_range { minimum_price { final_price { value } } } } } }`)
  return data.products.items[0].price_range.minimum_price.final_price.value
}
const foundPrice = async (): Promise<number> => {
  const requests = [{ indexName: 'kea_nz_products', query: 'luggage tag', hitsPerPage: 1 }]
  const answer = await shop.request('/search/1/indexes/*/queries', {
    method: 'POST',
    body: JSON.stringify({ requests }),
  })
  const { results } = await answer.json<{ results: { hits: { final_price: number }[] }[] }>()
  return results[0]?.hits[0]?.final_price ?? 0
}
const audited = () => shop.db.prepare('SELECT command, outcome FROM operator_audit ORDER BY id DESC LIMIT 1').first()

afterAll(async () => {
  await run('prices', 'set', SKU, '160101', '1', '9.95')
  await run('prices', 'extra', SKU, '160202', '2')
})

describe('the prices', () => {
  it('are listed with the least one of each product', async () => {
    const { text, rows = [] } = await run('prices')
    expect(text).toMatch(/^\d+ products\.$/)
    expect(rows).toContainEqual({ sku: SKU, name: 'Photo luggage tag', page: '/photo-luggage-tag', from: 'N$9.95' })
    expect(rows).toContainEqual(expect.objectContaining({ sku: 'gift-certificate', from: null }))
  })

  it('of a product are its table and what other choices add', async () => {
    const { text, rows } = await run('prices', 'show', SKU)
    expect(text).toBe('Prices of photo-luggage-tag, GST included, without offers.')
    const plastic = { choice: 160101, option: 'Material', title: 'Plastic', adds: null, offers: null }
    expect(rows?.slice(0, 3)).toEqual([
      { ...plastic, 'from pieces': 1, 'each piece': 'N$9.95' },
      { ...plastic, 'from pieces': 2, 'each piece': 'N$8.95' },
      { ...plastic, 'from pieces': 6, 'each piece': 'N$7.45' },
    ])
    expect(rows).toContainEqual({
      choice: 160202,
      option: 'Fastened with',
      title: 'Wire loop',
      'from pieces': null,
      'each piece': null,
      adds: 'N$2.00',
      offers: null,
    })
  })

  it('that the operator sets are those of shoppers and of the search, on every page', async () => {
    expect(await shownPrice()).toBe(9.95)
    expect(await run('prices', 'set', SKU, '160101', '1', '9.40')).toMatchObject({
      text: 'photo-luggage-tag, Plastic: N$9.40 each from 1 piece on.',
      changed: '*',
    })
    expect(await shownPrice()).toBe(9.4)
    await shop.tick()
    expect(await foundPrice()).toBe(9.4)
    expect(await audited()).toEqual({ command: 'prices set photo-luggage-tag 160101 1', outcome: 'done' })
  })

  it('of choices outside the table are set by themselves', async () => {
    expect(await run('prices', 'extra', SKU, '160202', '2.50')).toMatchObject({
      text: 'photo-luggage-tag, Wire loop: adds N$2.50 to each piece.',
      changed: '*',
    })
    const { rows = [] } = await run('prices', 'show', SKU)
    expect(rows.find(({ choice }) => choice === 160202)?.adds).toBe('N$2.50')
  })

  it.each([
    [['show', 'luggage'], 'There is no product "luggage" with prices. `prices` lists them.'],
    [['set', SKU, '160101', '1', '9,95'], '"9,95" is not an amount. Write dollars, like 12.50.'],
    [['set', SKU, '160101', '1', '0'], 'A price is more than nothing.'],
    [['set', SKU, '160101', '1', '10000.01'], 'A price is at most N$10,000.00.'],
    [['set', SKU, '160101', 'two', '9'], '"two" is not a quantity.'],
    [['set', SKU, 'plastic', '1', '9'], '"plastic" is not the id of a choice.'],
    [['set', SKU, '160101', '3', '8'], 'photo-luggage-tag has no price of choice 160101 from 3 pieces on.'],
    [['set', SKU, '101', '1', '9'], 'photo-luggage-tag has no price of choice 101 from 1 piece on.'],
    [
      ['set', SKU, '160102', '1', '12.94'],
      'More pieces never cost more each: from 2 pieces on it is N$12.95. Set that price first.',
    ],
    [
      ['set', SKU, '160102', '6', '12.96'],
      'More pieces never cost more each: from 2 pieces on it is N$12.95. Set that price first.',
    ],
    [['extra', SKU, '160101', '1'], 'Choice 160101 has prices of its own: use `prices set`.'],
    [['extra', SKU, '101', '1'], 'photo-luggage-tag has no choice 101. `prices show photo-luggage-tag` lists them.'],
  ])('are not changed by %j', async (args, message) => {
    const before = await run('prices', 'show', SKU)
    expect(await run('prices', ...args)).toMatchObject({ status: 422, message, changed: null })
    expect(await run('prices', 'show', SKU)).toEqual(before)
  })
})

describe('the price of a letter', () => {
  const sign = "product_id = (SELECT id FROM products WHERE sku = 'kids-name-neon-sign') AND option_value_id = 215103"
  const setLetters = (included: number | null, cents: number | null) =>
    shop.db
      .prepare(`UPDATE price_rows SET letters_included = ?, letter_cents = ? WHERE ${sign}`)
      .bind(included, cents)
      .run()
  const letterPrice = () => shop.db.prepare(`SELECT letter_cents FROM price_rows WHERE ${sign}`).first('letter_cents')

  it('is set and shown, and only where a price depends on words', async () => {
    const before = await shop.db
      .prepare(`SELECT letters_included, letter_cents FROM price_rows WHERE ${sign}`)
      .first<{ letters_included: number | null; letter_cents: number | null }>()
    await setLetters(6, 450)
    expect(await run('prices', 'letter', 'kids-name-neon-sign', '215103', '1', '4.75')).toMatchObject({
      text: 'kids-name-neon-sign, choice 215103: N$4.75 for each further letter from 1 piece on.',
    })
    expect(await letterPrice()).toBe(475)
    const { rows } = await run('prices', 'show', 'kids-name-neon-sign')
    expect(rows).toContainEqual(expect.objectContaining({ choice: 215103, letters: '6, each further one N$4.75' }))
    expect(await run('prices', 'letter', SKU, '160101', '1', '4.75')).toMatchObject({
      message: 'photo-luggage-tag has no price by the letter for choice 160101 from 1 piece on.',
    })
    await setLetters(before?.letters_included ?? null, before?.letter_cents ?? null)
  })
})

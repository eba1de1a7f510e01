import { buildSchema, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typeDefs } from './__generated__/sdl'
import { rowsOf } from './row-cost'
import { createTestShop } from './testing/test-shop'

const shop = createTestShop({ MODE: 'preview' })
const schema = buildSchema(typeDefs)
const cost = (document: string, variableValues: Record<string, unknown> = {}) =>
  rowsOf({ schema, document: parse(document), variableValues })

const START_PRICES = '{ photogiftstartatprice { items { product_type } } }'
const BY_PRICE = '{ products(search: "a", sort: { price: ASC }) { total_count items { sku } } }'
const RELATED = '{ products(search: "a", pageSize: 100) { items { related_products { sku } } } }'

/** 600 products of one tool on seven pages, all in front of the others in the shop's order. */
const MANY = `WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 600)
  INSERT INTO products (id, sku, url_key, name, landing_path, tool, definition, position)
  SELECT 900000 + value, 'many-' || value, 'many-' || value, 'Zzz ' || value, '/many-' || (value % 7), 'canvastool', '{}',
    -value FROM n`

describe('what a wide document reads', () => {
  it.each([
    ['the start price of everything', START_PRICES, 2, 2_000],
    ['a list by price', BY_PRICE, 3, 2_500],
    ['a list by price, backwards', BY_PRICE.replace('ASC', 'DESC'), 3, 2_500],
    ['related products of a hundred', RELATED, 4, 13_500],
    [
      'reviews of a hundred',
      '{ products(search: "a", pageSize: 100) { items { review_count reviews { items { text } } } } }',
      4,
      8_000,
    ],
    ['reviews far beyond the last', '{ shopReviews(pageSize: 100, currentPage: 999999) { items { text } } }', 1, 20],
    [
      'reviews with what they are about',
      '{ shopReviews(pageSize: 100) { items { product { related_products { sku } } } } }',
      6,
      2_000,
    ],
    [
      'a category page',
      '{ pageDetails(url: "all-products") { listing(pageSize: 200) { aggregations { label } items { sku review_count } } } }',
      8,
      12_000,
    ],
    ['the list of all pages', '{ sitePages { items { path } } }', 2, 2_000],
  ])('is bounded: %s', async (_, document, statements, rows) => {
    const use = await shop.countUse(() => shop.graphql(document))
    expect(use.statements).toBeLessThanOrEqual(statements)
    expect(use.rowsRead).toBeLessThanOrEqual(rows)
    expect(use.rowsRead).toBeGreaterThan(0)
  })

  it('is bounded by the offers for the deals of the week, however many products there are', async () => {
    const offers = (await shop.db.prepare('SELECT count(*) AS n FROM offers').first<number>('n')) ?? 0
    const { statements, rowsRead } = await shop.countUse(() => shop.graphql('{ weeklyDeals { sku } }'))
    expect([statements, rowsRead <= 6 * offers + 10]).toEqual([1, true])
  })

  it('takes no more statements for a hundred products than for one', async () => {
    const ask = (pageSize: number) => () =>
      shop.graphql(
        `{ products(search: "a", pageSize: ${pageSize}) { items { related_products { sku review_count reviews { items { text } } } } } }`,
      )
    const one = await shop.countUse(ask(1))
    expect((await shop.countUse(ask(100))).statements).toBe(one.statements)
  })

  describe('in a catalogue that has grown by 600 products', () => {
    beforeAll(async () => {
      await shop.db.prepare(MANY).run()
    })
    afterAll(async () => {
      await shop.db.prepare('DELETE FROM products WHERE id >= 900000').run()
    })

    it('is no more for the start prices and for what is related to a product', async () => {
      const related = '{ products(filter: { sku: { eq: "photo-mug" } }) { items { related_products { sku } } } }'
      expect((await shop.countUse(() => shop.graphql(related))).rowsRead).toBeLessThan(1_000)
      const { data } = await shop.graphql(START_PRICES)
      expect(data.photogiftstartatprice.items.length).toBeLessThanOrEqual(100)
      expect((await shop.countUse(() => shop.graphql(START_PRICES))).rowsRead).toBeLessThan(2_500)
    })

    it('has an end: a list by price of more than 500 is refused, in words', async () => {
      const { errors } = await shop.graphql('{ products(search: "zzz", sort: { price: ASC }) { items { sku } } }')
      expect(errors?.[0]).toMatchObject({
        message: 'More than 500 products match. Narrow the search to compare their prices.',
        extensions: { category: 'graphql-input' },
      })
    })
  })
})

describe('the rows that a document may read', () => {
  it.each([
    ['a page of a list as long as it says', '{ products(search: "a", pageSize: 30) { items { sku } } }', {}, 2_120],
    ['twenty where nothing is said', '{ products(search: "a") { items { sku } } }', {}, 1_420],
    ['a hundred at most', '{ products(search: "a", pageSize: 5000) { items { sku } } }', {}, 7_020],
    [
      'what a variable says',
      'query ($n: Int) { products(search: "a", pageSize: $n) { items { sku } } }',
      { n: 10 },
      720,
    ],
    [
      'what a variable says by itself',
      'query ($n: Int = 50) { products(search: "a", pageSize: $n) { items { sku } } }',
      {},
      3_520,
    ],
    [
      'lists inside of lists',
      '{ products(search: "a", pageSize: 10) { items { related_products { sku } } } }',
      {},
      3_520,
    ],
    [
      'fragments, each time they are used',
      '{ a: products(search: "a", pageSize: 10) { ...F } b: products(search: "b", pageSize: 20) { ...F } } fragment F on Products { items { sku } }',
      {},
      2_140,
    ],
    [
      'fields of an interface',
      '{ products(search: "a", pageSize: 10) { items { ... on SimpleProduct { related_products { sku } } } } }',
      {},
      3_520,
    ],
    [
      'the parts of bundles',
      '{ products(search: "a", pageSize: 10) { items { ... on BundleProduct { items { options { product { sku } } } } } } }',
      {},
      3_120,
    ],
    [
      'the attributes of a list',
      '{ products(search: "a", pageSize: 10) { aggregations { label } items { sku } } }',
      {},
      1_270,
    ],
    [
      'the proofs of all lines of an order',
      '{ guestOrderByToken(input: { token: "a" }) { items { proof { sides { label } } } } }',
      {},
      1_100,
    ],
    ['one for a page that nobody asks for', '{ products(search: "a", pageSize: 0) { items { sku } } }', {}, 90],
  ])('are those of %s', (_, document, variables, rows) => {
    expect(cost(document, variables)).toBe(rows)
  })

  it('do not run away in fragments that multiply', () => {
    const chain = Array.from(
      { length: 30 },
      (_, i) =>
        `fragment f${i} on ProductReview { product { reviews { items { ...f${i + 1} } } } nickname ...f${i + 1} }`,
    )
    const document = `{ shopReviews { items { ...f0 } } } ${chain.join(' ')} fragment f30 on ProductReview { nickname }`
    expect(cost(document)).toBeGreaterThan(40_000)
  })

  it('end a document above the limit before it reads any', async () => {
    const lists = Array.from({ length: 6 }, (_, i) => `p${i}: products(search: "a", pageSize: 100) { items { sku } }`)
    let answer: { status: number; errors?: { message: string }[] } | undefined
    const use = await shop.countUse(async () => {
      answer = await shop.graphql(`{ ${lists.join(' ')} }`)
    })
    expect(answer?.status).toBe(400)
    expect(answer?.errors?.[0]?.message).toBe('Max rows of a document should be 40000 but may be 42120.')
    expect(use).toEqual({ statements: 0, rowsRead: 0 })
    expect((await shop.graphql(`{ ${lists.slice(0, 5).join(' ')} }`)).status).toBe(200)
  })
})

describe('a filter and a search', () => {
  it('take 500 values and ten words', async () => {
    const values = (n: number) => ({ skus: Array.from({ length: n }, (_, i) => `sku-${i}`) })
    const query = 'query ($skus: [String]!) { products(filter: { sku: { in: $skus } }) { total_count } }'
    expect((await shop.graphql(query, values(500))).data.products.total_count).toBe(0)
    expect((await shop.graphql(query, values(501))).errors?.[0]?.message).toBe('A filter has at most 500 values.')
    const words = (text: string) => shop.countUse(() => shop.graphql(`{ products(search: "${text}") { total_count } }`))
    expect((await words('qqq '.repeat(500))).rowsRead).toBeLessThanOrEqual((await words('qqq '.repeat(10))).rowsRead)
  })
})

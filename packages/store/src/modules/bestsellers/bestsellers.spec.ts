import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop({ OPERATOR_TOKEN })
const operator = createTestOperator(shop)
// It is the 21st of March 2031, 9:00 UTC: no other spec has orders of these ninety days. They began on the 21st of December.
shop.wait(1600)

const set = (uid: string) =>
  JSON.stringify({ uid, sku: 'mug-and-coaster-set', name: 'Mug and coaster set', choice: '' })
type Line = [productId: number, sku: string, quantity: number, bundle?: string]
const mug = (quantity: number, bundle?: string): Line => [3, 'photo-mug', quantity, bundle]
const coaster = (quantity: number, bundle?: string): Line => [149, 'photo-coaster', quantity, bundle]
const canvas = (quantity: number): Line => [1, 'canvas-print', quantity]
const easel = (quantity: number): Line => [112, 'mini-easel', quantity]
/** Packs of ten. */
const cards = (packs: number): Line => [186, 'photo-greeting-cards', packs]

const SPRING = '2031-03-01T00:00:00.000Z'
type Order = [status: string, createdAt: string, ...Line[]]
const ORDERS: Order[] = [
  ['processing', SPRING, mug(3), cards(2)],
  ['in_production', SPRING, mug(1), mug(2, set('a')), coaster(2, set('a')), coaster(1)],
  ['shipped', SPRING, cards(1)],
  ['complete', '2030-12-21T09:00:01.000Z', cards(2)],
  ['complete', '2030-12-21T08:59:59.000Z', mug(99)],
  ['cancelled', SPRING, mug(99)],
  ['refunded', SPRING, mug(99)],
  ['pending_payment', SPRING, mug(99)],
  ['complete', SPRING, canvas(2)],
  ['complete', SPRING, mug(1, set('b')), coaster(1, set('b')), mug(1, set('c')), coaster(1, set('c'))],
  ['processing', SPRING, coaster(3)],
  ['processing', SPRING, canvas(2)],
  ['shipped', SPRING, easel(1)],
  ['shipped', SPRING, easel(1)],
]
const FIRST = 950_001
const LAST = FIRST + ORDERS.length - 1

function orderRows(id: number, [status, createdAt, ...lines]: Order): D1PreparedStatement[] {
  const { db } = shop
  return [
    db
      .prepare(
        `INSERT INTO carts (id, masked_id, active, created_at, updated_at) VALUES (?1, printf('%032d', ?1), 0, ?2, ?2)`,
      )
      .bind(id, createdAt),
    db
      .prepare(
        `INSERT INTO orders (id, token, cart_id, cart_version, status, email, subtotal_cents, shipping_cents, tax_cents,
           total_cents, carrier_code, method_code, carrier_title, method_title, payment_method, payment_title, created_at)
         VALUES (?1, 'sold-' || ?1, ?1, 1, ?2, 'sold@example.nz', 0, 0, 0, 0, '', '', '', '', '', '', ?3)`,
      )
      .bind(id, status, createdAt),
    ...lines.map(([productId, sku, quantity, bundle]) =>
      db
        .prepare(
          `INSERT INTO order_lines (order_id, product_id, sku, url_key, name, options, quantity, unit_cents, row_cents, bundle)
           VALUES (?1, ?2, ?3, '', '', '[]', ?4, 0, 0, ?5)`,
        )
        .bind(id, productId, sku, quantity, bundle ?? null),
    ),
  ]
}
const dropOrders = (from: number, to: number) =>
  shop.db.batch(
    ['order_lines WHERE order_id', 'orders WHERE id', 'carts WHERE id'].map((rows) =>
      shop.db.prepare(`DELETE FROM ${rows} BETWEEN ? AND ?`).bind(from, to),
    ),
  )

const THESE =
  'filter: { sku: { in: ["mini-easel", "photo-mug", "mug-and-coaster-set", "floor-easel", "canvas-print", "photo-coaster", "photo-greeting-cards"] } }'
async function products(args: string) {
  const { data } = await shop.graphql(
    `{ products(${args}) { sort_fields { default options { value label } } items { sku best_seller_place } } }`,
  )
  return data.products
}
const skus = async (args: string) => (await products(`${THESE}, ${args}`)).items.map(({ sku }: { sku: string }) => sku)

async function search(indexName: string) {
  const requests = [{ indexName, query: 'coaster', hitsPerPage: 60 }]
  const body = JSON.stringify({ requests })
  const answer = await shop.request('/search/1/indexes/*/queries', { method: 'POST', body })
  const { results } = await answer.json<{ results: { hits: { sku: string | null }[]; userData: object[] }[] }>()
  return { skus: results[0]?.hits.map(({ sku }) => sku), userData: results[0]?.userData }
}

beforeAll(async () => {
  // The index of the search.
  await createTestShop().tick()
  await shop.db.batch(ORDERS.flatMap((order, at) => orderRows(FIRST + at, order)))
})
afterAll(async () => {
  await dropOrders(FIRST, LAST)
  await shop.db.prepare('DELETE FROM best_sellers').run()
})

describe('what sold most', () => {
  it('is counted in pieces of paid orders of ninety days, packs and sets as one piece each', async () => {
    expect(await operator('best-sellers')).toEqual({
      status: 200,
      changed: '*',
      text: '6 products sold in the last 90 days.',
      rows: [
        { place: 1, sku: 'photo-greeting-cards', name: 'Photo greeting cards', pieces: 5 },
        { place: 2, sku: 'canvas-print', name: 'Canvas print', pieces: 4 },
        { place: 3, sku: 'photo-mug', name: 'Photo mug', pieces: 4 },
        { place: 4, sku: 'photo-coaster', name: 'Photo coaster', pieces: 4 },
        { place: 5, sku: 'mug-and-coaster-set', name: 'Mug and coaster set', pieces: 4 },
        { place: 6, sku: 'mini-easel', name: 'Mini easel', pieces: 2 },
      ],
    })
  })

  it('sorts products, and what did not sell comes last', async () => {
    const best = [
      'photo-greeting-cards',
      'canvas-print',
      'photo-mug',
      'photo-coaster',
      'mug-and-coaster-set',
      'mini-easel',
      'floor-easel',
    ]
    expect(await skus('sort: { best_sellers: DESC }')).toEqual(best)
    expect(await skus('sort: { best_sellers: ASC }')).toEqual(best.toReversed())
    const pages = [1, 2, 3, 4].map((page) => skus(`sort: { best_sellers: DESC }, pageSize: 2, currentPage: ${page}`))
    expect((await Promise.all(pages)).flat()).toEqual(best)
  })

  it('is a place of each product, and a sort that is named only for a list with such products', async () => {
    const { items, sort_fields } = await products(
      'filter: { sku: { in: ["photo-mug", "floor-easel"] } }, sort: { name: ASC }',
    )
    expect(items).toEqual([
      { sku: 'floor-easel', best_seller_place: null },
      { sku: 'photo-mug', best_seller_place: 3 },
    ])
    expect(sort_fields).toEqual({
      default: 'position',
      options: [
        { value: 'position', label: 'Featured' },
        { value: 'name', label: 'Name' },
        { value: 'price', label: 'Price' },
        { value: 'best_sellers', label: 'Best sellers' },
      ],
    })
    const unsold = await products('filter: { sku: { eq: "floor-easel" } }')
    expect(unsold.sort_fields.options.map(({ value }: { value: string }) => value)).toEqual([
      'position',
      'name',
      'price',
    ])
  })

  it('is on a category page', async () => {
    const { data } = await shop.graphql(`{ pageDetails(url: "all-products") { listing(pageSize: 200) {
      sort_fields { options { value } } items { sku best_seller_place } } } }`)
    const { items, sort_fields } = data.pageDetails.listing
    expect(sort_fields.options).toContainEqual({ value: 'best_sellers' })
    expect(items).toContainEqual({ sku: 'mug-and-coaster-set', best_seller_place: 5 })
  })

  it('sorts search results by the replica of the index, with the rest as it fits', async () => {
    const usual = await search('kea_nz_products')
    const bySales = await search('kea_nz_products_best_sellers_desc')
    expect(usual.userData).toEqual([{ best_sellers: true }])
    expect(bySales.userData).toEqual([{ best_sellers: true }])
    const places = ['photo-greeting-cards', 'canvas-print', 'photo-mug', 'photo-coaster', 'mug-and-coaster-set']
    const sold = usual.skus?.filter((sku) => sku !== null && places.includes(sku)) ?? []
    expect(new Set(sold)).toEqual(new Set(['photo-mug', 'photo-coaster', 'mug-and-coaster-set']))
    expect(bySales.skus?.slice(0, 3)).toEqual(['photo-mug', 'photo-coaster', 'mug-and-coaster-set'])
    expect(bySales.skus?.slice(3)).toEqual(usual.skus?.filter((sku) => !sold.includes(sku)))
  })

  it('is said by no shop with fewer than ten orders', async () => {
    await dropOrders(LAST, LAST)
    expect(await operator('best-sellers')).toEqual({
      status: 200,
      changed: '*',
      text: 'Fewer than 10 orders in the last 90 days: no list is sorted by sales.',
      rows: [],
    })
    const { items, sort_fields } = await products('filter: { sku: { eq: "photo-mug" } }')
    expect(items).toEqual([{ sku: 'photo-mug', best_seller_place: null }])
    expect(sort_fields.options).not.toContainEqual({ value: 'best_sellers', label: 'Best sellers' })
    expect((await search('kea_nz_products')).userData).toEqual([])
    // The shop's order, as without a sort.
    expect(await skus('sort: { best_sellers: DESC }')).toEqual(await skus('sort: { position: ASC }'))
    const other = await search('kea_nz_products_best_sellers_desc')
    expect(other.skus).toEqual((await search('kea_nz_products')).skus)
  })
})

it('the clock counts once a day', async () => {
  const today = createTestShop()
  const first = () => shop.db.prepare('SELECT product_id FROM best_sellers WHERE place = 1').first<number>('product_id')
  const [from, to] = [960_001, 960_010]
  for (let id = from; id <= to; id += 1) {
    await shop.db.batch(orderRows(id, ['processing', '2026-11-02T08:59:59.000Z', easel(999)]))
  }
  await today.tick()
  expect(await first()).toBe(112)
  await shop.db.prepare('UPDATE order_lines SET product_id = 3 WHERE order_id BETWEEN ? AND ?').bind(from, to).run()
  await today.tick()
  expect(await first()).toBe(112)
  // Two hours later it is the next day in New Zealand.
  today.wait(2 / 24)
  await today.tick()
  expect(await first()).toBe(3)
  await dropOrders(from, to)
})

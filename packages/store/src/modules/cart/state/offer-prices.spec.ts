import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestShop } from '../../../testing/test-shop'
import { createShopper } from '../../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)

interface Money {
  value: number
}
interface Row {
  option_uids: string[]
  quantity_from: number
  price: Money
  regular_price: Money | null
}
interface Value {
  uid: string
  price: number
}
interface Offered {
  sku: string
  canonical_url: string
  name: string
  price_range: { minimum_price: { regular_price: Money; final_price: Money } }
  price_rows: Row[]
  personalisation: { prices: Row[] } | null
  options: { value: Value[] }[]
}

/** Every weekly deal, as if it ran today. */
beforeAll(async () => {
  await shop.db.batch([
    shop.db.prepare(
      `INSERT INTO offers (id, name, product_id, percent, from_at, to_at)
       SELECT 8000 + position, 'Deal', product_id, percent, '2026-11-01T00:00:00.000Z', '2026-11-09T00:00:00.000Z'
       FROM weekly_deals`,
    ),
    shop.db.prepare('UPDATE stock SET qty = 100 WHERE product_id IN (SELECT product_id FROM offers)'),
  ])
  // The clock builds the search index.
  await shop.tick()
})
afterAll(() => shop.db.prepare("DELETE FROM offers WHERE name = 'Deal' OR week IS NOT NULL").run())

/** Products with an offer of the seed or a deal of this file. Other specs write offers too, some of them expired. */
async function offered(): Promise<Offered[]> {
  const { results } = await shop.db
    .prepare(
      `SELECT DISTINCT sku FROM products JOIN offers ON product_id = products.id
       WHERE enabled = 1 AND (offers.id = 2 OR offers.name = 'Deal')`,
    )
    .all<{ sku: string }>()
  const { data } = await shop.graphql(
    `query ($skus: [String]) { products(filter: { sku: { in: $skus } }, pageSize: 100) { items { sku name canonical_url
      price_range { minimum_price { regular_price { value } final_price { value } } }
      ... on SimpleProduct {
        price_rows { option_uids quantity_from price { value } regular_price { value } }
        personalisation { prices { option_uids quantity_from price { value } regular_price { value } } } }
      ... on CustomizableProductInterface { options {
        ... on CustomizableRadioOption { value { uid price } } } } } } }`,
    { skus: results.map(({ sku }) => sku) },
  )
  return data.products.items
}

/** The cheapest choice of each option, the size of `row` among them. */
const cheapest = ({ options }: Offered, { option_uids }: Row): string[] =>
  options.map(({ value }) => {
    const size = value.find(({ uid }) => option_uids.includes(uid))
    return (size ?? value.toSorted((a, b) => a.price - b.price)[0] ?? { uid: '' }).uid
  })

async function inCart(product: Offered, row: Row) {
  const selected_options = cheapest(product, row)
  const saved = await shopper.design(selected_options, product.sku)
  const cartId = await shopper.newCart()
  const item = { sku: product.sku, quantity: 1, selected_options }
  const { user_errors } = await shopper.add(cartId, [
    { ...item, design_uid: saved.uid, design_revision: saved.revision },
  ])
  expect(user_errors, product.sku).toEqual([])
  const { data } = await shop.graphql(`{ cart(cart_id: "${cartId}") { itemsV2 { items { prices {
    row_total_including_tax { value } regular_row_total_including_tax { value } } } } } }`)
  return data.cart.itemsV2.items[0].prices
}

async function inSearch({ name, canonical_url }: Offered) {
  const body = JSON.stringify({ requests: [{ indexName: 'kea_nz_products', query: name, hitsPerPage: 60 }] })
  const answer = await shop.request('/search/1/indexes/*/queries', { method: 'POST', body })
  const { results } = await answer.json<{
    results: { hits: { url: string; final_price: number; regular_price: number | null }[] }[]
  }>()
  return results[0]?.hits.find(({ url }) => url === canonical_url)
}

it('every offer has the same two prices on its page, in a grid, the search, the tool and the cart', async () => {
  const products = await offered()
  expect(products.map(({ sku }) => sku)).toEqual(expect.arrayContaining(['photo-mug', 'magic-mug', 'metal-print']))
  for (const product of products) {
    const { sku, price_range, price_rows, personalisation } = product
    const [row] = price_rows
      .filter(({ quantity_from }) => quantity_from === 1)
      .toSorted((a, b) => a.price.value - b.price.value)
    if (!row) throw new Error(`${sku} has no price`)
    const price = row.price.value
    const regular = row.regular_price?.value ?? 0
    expect(price, sku).toBeLessThan(regular)
    const { minimum_price } = price_range
    expect([minimum_price.final_price.value, minimum_price.regular_price.value], `${sku} in a grid`).toEqual([
      price,
      regular,
    ])
    const page = await shop.graphql(`{ pageDetails(url: "${product.canonical_url}") {
      start_price { special_price regular_price } } }`)
    expect(page.data.pageDetails.start_price, `${sku} on its page`).toEqual({
      special_price: price,
      regular_price: regular,
    })
    expect(await inSearch(product), `${sku} in the search`).toMatchObject({
      final_price: price,
      regular_price: regular,
    })
    expect(personalisation?.prices, `${sku} in the tool`).toEqual(price_rows)
    expect(await inCart(product, row), `${sku} in the cart`).toEqual({
      row_total_including_tax: { value: price },
      regular_row_total_including_tax: { value: regular },
    })
  }
})

it('a canvas of 60 × 90 cm has the same prices as a size of the canvas and on its own page', async () => {
  const { results } = await shop.db
    .prepare(
      `SELECT group_concat(cents ORDER BY quantity_from) AS prices FROM price_rows
         JOIN products ON products.id = product_id JOIN option_values ON option_values.id = option_value_id
       WHERE sku IN ('canvas-print', 'canvas-print-60-x-90-cm') AND title = '60 × 90 cm' GROUP BY sku`,
    )
    .all()
  expect(results).toEqual([{ prices: '10495,9995,9395' }, { prices: '10495,9995,9395' }])
})

import { describe, expect, test } from 'vitest'
import { fakeShop, json } from '../testing/fake-shop'
import { readQuery } from '../testing/read-query'

const CONTENT = `<ul>
  <li><a href="/canvas-products" data-all="All wall art">Wall art</a><ul>
    <li><a href="/canvas-prints" data-sku="canvas-print" data-picture="/pictures/a.webp">Canvas prints</a></li>
    <li><a href="/metal-prints" data-sku="metal-print">Metal prints</a></li>
    <li><a href="/easel-stands">Easels</a></li>
  </ul></li>
  <li><a href="/coupons-codes-and-deals">Offers</a></li>
</ul>`
const BLOCK = {
  identifier: 'main-menu',
  content: CONTENT,
  start_prices: [
    { product_type: 'canvas-print', regular_price: 19.95, special_price: null },
    { product_type: 'metal-print', regular_price: 49.95, special_price: 42.46 },
  ],
}

/** A shop with a backend that has this block, and counts the requests for the panels. */
function shopOf(block: object | null) {
  const state = { panels: 0, down: false }
  const shop = fakeShop({
    commerce: async (request) => {
      if (state.down) return new Response('no', { status: 500 })
      const { query } = await readQuery(request)
      if (query.includes('query MainMenu')) state.panels++
      const errors = block === null && [{ message: 'no', extensions: { category: 'graphql-no-such-entity' } }]
      return json({
        data: { cmsPage: { title: 'A page' }, cmsBlocks: { items: [block] }, configvalues: [] },
        ...(errors && { errors }),
      })
    },
  })
  const panels = async () => JSON.parse(await (await shop.request('/main-menu.json')).text())
  return { ...shop, state, panels }
}

describe('the main menu', () => {
  test('has the families of each entry, with the prices of the same answer', async () => {
    const { panels, request } = shopOf(BLOCK)
    const { headers } = await request('/main-menu.json')
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'application/json; charset=utf-8',
      'public, max-age=60',
    ])
    expect(await panels()).toEqual({
      panels: [
        {
          label: 'Wall art',
          path: '/canvas-products',
          all: 'All wall art',
          families: [
            {
              label: 'Canvas prints',
              path: '/canvas-prints',
              picture: '/pictures/a.webp',
              cents: 1995,
              regularCents: null,
            },
            { label: 'Metal prints', path: '/metal-prints', picture: '', cents: 4246, regularCents: 4995 },
            { label: 'Easels', path: '/easel-stands', picture: '', cents: null, regularCents: null },
          ],
        },
        { label: 'Offers', path: '/coupons-codes-and-deals', all: '', families: [] },
      ],
    })
  })

  test('is loaded once for all readers, and survives a backend that is down', async () => {
    const { panels, state, advance } = shopOf(BLOCK)
    await Promise.all([panels(), panels()])
    expect(state.panels).toBe(1)
    state.down = true
    advance(3_600_000)
    expect((await panels()).panels).toHaveLength(2)
  })

  test('is 503 without a block, and while the backend is down', async () => {
    expect((await shopOf(null).request('/main-menu.json')).status).toBe(503)
    const { request, state } = shopOf(BLOCK)
    state.down = true
    expect((await request('/main-menu.json')).status).toBe(503)
  })

  test('is a bar of links in the first HTML and in the page data of every page', async () => {
    const { request } = shopOf(BLOCK)
    const html = await (await request('/a-page')).text()
    const [bar = ''] = /<nav [^>]*aria-label="Products".*?<\/nav>/s.exec(html) ?? []
    expect([...bar.matchAll(/href="([^"]*)"[^>]*>([^<]*)/g)].map(([, path, label]) => [path, label])).toEqual([
      ['/canvas-products', 'Wall art'],
      ['/coupons-codes-and-deals', 'Offers'],
    ])
    const { menu } = JSON.parse(await (await request('/cacheurl?url=/checkout/cart')).text())
    expect(menu).toEqual([
      { label: 'Wall art', path: '/canvas-products', hasPanel: true },
      { label: 'Offers', path: '/coupons-codes-and-deals', hasPanel: false },
    ])
  })

  test('is missing without a block, and the page stays', async () => {
    const response = await shopOf(null).request('/a-page')
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('aria-label="Products"')
  })
})

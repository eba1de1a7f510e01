import { expect, type Page, test } from 'playwright/test'
import { touch, visit } from './support/mounted'
import { rows } from './support/shop-state'

interface Entry {
  event?: string
  page_kind?: string
  google_tag_params?: Record<string, unknown>
  ecommerce?: { items: { item_id: string; currency: string; price: number }[] } | null
  search_results?: number
}

const entries = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'dataLayer') ?? []) as unknown[]) as Promise<Entry[]>
const events = async (page: Page) => (await entries(page)).flatMap(({ event }) => event ?? [])

test('pages, products and searches are pushed to the data layer by their addresses, and nothing leaves the shop', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url())
  })
  await visit(page, '/')
  await touch(page)
  await expect.poll(() => events(page)).toEqual(['ViewContent'])
  expect((await entries(page))[0]?.google_tag_params).toEqual({ ecomm_pagetype: 'home' })

  await visit(page, '/photo-mugs')
  await touch(page)
  await expect.poll(() => events(page)).toEqual(['ViewContent', 'viewItems', 'view_item'])
  const [seen, , product] = await entries(page)
  expect(seen).toMatchObject({ page_kind: 'product', google_tag_params: { ecomm_pagetype: 'product' } })
  expect(product?.ecommerce?.items[0]).toMatchObject({ currency: 'NZD', quantity: 1, discount: expect.any(Number) })
  expect(product?.ecommerce?.items[0]?.price).toBeGreaterThan(1)

  await visit(page, '/catalogsearch/result?q=mug')
  await touch(page)
  await expect.poll(async () => (await events(page)).toSorted()).toEqual(['Search', 'search'])
  expect(JSON.stringify(await entries(page))).not.toContain('mug')

  await visit(page, '/customer/login')
  await touch(page)
  await expect.poll(() => events(page)).toEqual(['CompleteRegistration'])

  await visit(page, '/checkout/cart')
  await touch(page)
  await expect.poll(() => events(page)).toEqual(['ViewContent'])
  expect(elsewhere).toEqual([])
})

test.describe('a shopper with a browser', () => {
  // A browser that says it is headless is a bot, and bots are not counted.
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148' })

  test('is counted by source, page and product, without a cookie or an id', async ({ page, context }) => {
    const source = `poster-${Date.now()}`
    const beacons: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/events') beacons.push(request.postData() ?? '')
    })
    await visit(page, `/photo-mugs?utm_medium=${source}`)
    await touch(page)
    await expect.poll(() => events(page)).toContain('view_item')
    // A request of a page that has gone says it is headless, whatever user agent the test has.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await page.goto('/about-us', { referer: new URL(page.url()).origin })
    await expect
      .poll(() => rows(`SELECT device, count FROM daily_numbers WHERE kind = 'visit' AND name = '${source}'`))
      .toEqual([{ device: 'mobile', count: 1 }])
    expect(rows("SELECT 1 AS n FROM daily_numbers WHERE kind = 'product' AND name = 'photo-mug'")).toEqual([{ n: 1 }])
    expect(rows("SELECT 1 AS n FROM daily_numbers WHERE kind = 'vital' AND name LIKE 'LCP product %' LIMIT 1")).toEqual(
      [{ n: 1 }],
    )
    for (const { value } of await context.cookies())
      if (value.length > 12 && value !== source) expect(beacons.join()).not.toContain(value)
  })
})

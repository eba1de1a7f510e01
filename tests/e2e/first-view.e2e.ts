import { expect, test } from 'playwright/test'
import { builtFile, builtFiles } from '../support/built-file'
import { mounted } from './support/mounted'

/** The files of the build that draw a page. */
const pageFiles = (): Set<string> =>
  new Set(
    Object.entries(builtFiles())
      .filter(([module]) => /(?:Page|Route)\.tsx$/.test(module))
      .map(([, { file }]) => `/${file}`),
  )

const PAGES = [
  { path: '/checkout/cart', heading: 'Your cart' },
  { path: '/checkout', heading: 'Checkout' },
  { path: '/catalogsearch/result?q=frame', heading: 'Results for “frame”' },
  { path: '/order-status-tracking', heading: 'Track your order' },
  { path: '/order-bps', heading: 'Order business prints and signs' },
  { path: '/uploadchoice?sku=canvas-print', heading: 'Design your wall print' },
  { path: '/no-such-page', heading: 'Oops! This page is lost or may have been moved.' },
]

test('a page that comes from the script has header, heading and the list of its scripts in the first response', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the response is the same')
  test.setTimeout(120_000)
  const drawing = pageFiles()
  for (const { path, heading } of PAGES) {
    const requested: string[] = []
    const onRequest = (request: { url: () => string }) => requested.push(new URL(request.url()).pathname)
    page.on('request', onRequest)
    const response = await page.goto(path)
    await mounted(page)
    const isDrawn = page.getByRole('main').locator('a, button, input').first()
    await expect(isDrawn, path).toBeVisible()
    page.off('request', onRequest)
    const html = (await response?.text()) ?? ''
    expect(html, path).toMatch(/<header\b/)
    expect(html, path).toContain(`>${heading}</h1>`)
    const listed = [...html.matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, href]) => href)
    // The page's own scripts stand in the head since the first paint.
    const waiting = await page.evaluate(() => document.querySelector<HTMLTemplateElement>('#hints')?.content.children)
    expect(Object.keys(waiting ?? { none: 0 }), path).toEqual([])
    const unlisted = requested.filter((name) => drawing.has(name) && !listed.includes(name))
    expect(unlisted, path).toEqual([])
    expect(
      listed.some((name = '') => drawing.has(name)),
      path,
    ).toBe(true)
  }
})

const FIRST_REQUESTS = [
  { path: '/checkout/cart', name: 'query Cart(' },
  { path: '/checkout', name: 'query Cart(' },
  { path: '/checkout', name: 'query AddressRegions(' },
  { path: '/catalogsearch/result?q=frame', name: 'indexName' },
  { path: '/uploadchoice?sku=canvas-print', name: 'query DesignProduct(' },
]

for (const { path, name } of FIRST_REQUESTS) {
  test(`${path} sends its first request once, before the shop has loaded: ${name}`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the request is the same')
    const query = 'mutation { createGuestCart { cart { id } } }'
    const answer = await page.request.post('/graphql', { headers: { Store: 'nz' }, data: { query } })
    const { id } = (await answer.json()).data.createGuestCart.cart
    await page.context().addCookies([{ name: 'cart_id', value: id, url: new URL(answer.url()).origin }])
    const sent: string[] = []
    page.on('request', (request) => request.postData()?.includes(name) && sent.push(request.url()))
    const first = page.waitForRequest((request) => request.postData()?.includes(name) ?? false)
    // The shop waits for its packages until the request was sent.
    await page.route(`**${builtFile('packages')}`, async (route) => {
      await first
      await route.continue()
    })
    await page.goto(path)
    await mounted(page)
    await expect(page.getByRole('main').locator('a, button, input').first()).toBeVisible()
    expect(sent).toHaveLength(1)
  })
}

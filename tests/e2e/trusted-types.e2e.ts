import { expect, test } from 'playwright/test'
import { mounted } from './support/mounted'

const PAGES = [
  '/',
  '/canvas-prints',
  '/photo-mugs',
  '/blog',
  '/photo-credits',
  '/checkout/cart',
  '/checkout',
  '/uploadchoice?sku=canvas-print',
  '/photomug-tool?sku=photo-mug',
  '/photoprints-tool?sku=photo-print',
]

test('every page runs under the content security policy, without a violation', async ({ page }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { violations: seen })
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.violatedDirective))
  })
  const violations = () => page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)
  for (const path of PAGES) {
    const answer = await page.goto(path)
    expect(answer?.headers()['content-security-policy'], path).toContain("require-trusted-types-for 'script'")
    await mounted(page)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    expect(await violations(), path).toEqual([])
  }
  const isRefused = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<i></i>')
      return false
    } catch {
      return true
    }
  })
  expect(isRefused).toBe(true)
})

test('the service worker caches the build’s files and shows when the connection is lost', { tag: '@not-core' }, async ({
  page,
  context,
}) => {
  await page.goto('/')
  const address = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
  expect(address).toMatch(/\/service-worker\.js$/)
  await page.reload()
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('kea-assets-1')).keys()).length))
    .toBeGreaterThan(3)
  await context.setOffline(true)
  await page.goto('/photo-mugs')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Photo mugs' })).toBeVisible()
})

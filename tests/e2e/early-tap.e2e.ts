import { expect, test } from 'playwright/test'
import { builtFile } from '../support/built-file'

test('a button that is pressed before the shop has started works after the start', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has no menu button')
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  let isRequested = false
  await page.route(`**${builtFile('shop')}`, async (route) => {
    isRequested = true
    await started
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => isRequested).toBe(true)
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  start()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a button that is pressed before the first picture has come starts the shop, and works then', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has no menu button')
  let isShopRequested = false
  await page.route('**/*.avif', () => new Promise(() => {}))
  await page.route(`**${builtFile('shop')}`, async (route) => {
    isShopRequested = true
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Menu' }).waitFor()
  expect(isShopRequested).toBe(false)
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect.poll(() => isShopRequested).toBe(true)
  await page.clock.resume()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('the shop starts when the first picture cannot be loaded', async ({ page }) => {
  await page.route('**/*.avif', (route) => route.abort())
  // The clock stands, so the shop does not start because of the longest wait.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const requested = page.waitForRequest(`**${builtFile('index.html')}`)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.clock.runFor(500)
  await requested
})

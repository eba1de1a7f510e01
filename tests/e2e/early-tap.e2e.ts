import { expect, test } from '@playwright/test'

test('a button that is pressed before the shop has started works after the start', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has no menu button')
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  let isRequested = false
  await page.route('**/assets/shop-*.js', async (route) => {
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

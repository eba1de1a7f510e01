import { expect, test } from '@playwright/test'

test('a button that is pressed before the shop has started does what it says once it has', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has no menu button')
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  let isHeld = false
  await page.route('**/assets/shop-*.js', async (route) => {
    isHeld = true
    await started
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => isHeld).toBe(true)
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

import { expect, test } from 'playwright/test'
import { visit } from './support/mounted'

test('on a screen of 320 px the price and the button beside it do not overlap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/custom-business-neon-sign', '/mini-easel']) {
    await visit(page, path)
    const bar = page.locator('[data-buy-bar]')
    const price = await bar.locator('p, span').first().boundingBox()
    const button = await bar.getByRole('link').boundingBox()
    expect((price?.x ?? 0) + (price?.width ?? 320)).toBeLessThan(button?.x ?? 0)
    // Two lines at most.
    expect(price?.height).toBeLessThan(48)
  }
})

test('a navigation inside a layout keeps the layout mounted and remounts the page', async ({ page }) => {
  await visit(page, '/checkout')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Checkout')
  const layout = await main.locator('> div').elementHandle()
  const frame = await main.locator('> div > div').elementHandle()
  const isMounted = async (element: typeof layout) => element?.evaluate(({ isConnected }) => isConnected)

  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your cart')
  expect([await isMounted(layout), await isMounted(frame)]).toEqual([true, false])

  await page.getByRole('contentinfo').getByRole('button', { name: 'All our pages' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(/privacy-policy$/)
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Your cart')
  expect(await isMounted(layout)).toBe(false)
})

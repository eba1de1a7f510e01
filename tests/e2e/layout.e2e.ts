import { expect, test } from '@playwright/test'
import { visit } from './support/mounted'

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

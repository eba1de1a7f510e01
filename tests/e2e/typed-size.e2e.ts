import AxeBuilder from '@axe-core/playwright'
import { expect, test } from 'playwright/test'
import { designTool } from './support/design-tool'

test('a frame is made to a typed width and height, at the price of their sum', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/customframe-tool?sku=custom-picture-frame')
  const tool = designTool(page)
  await tool.choosePhoto('lake-and-snowy-mountains.jpg')
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  const [width, height] = [page.getByLabel('Width', { exact: true }), page.getByLabel('Height', { exact: true })]
  await width.fill('500')
  await width.press('Enter')
  await page.getByLabel('Unit').selectOption('cm')
  await expect(width).toHaveValue('50')
  await height.fill('31.5')
  await height.press('Enter')
  const price = page.locator('p[aria-live=polite]').filter({ hasText: 'N$' })
  await expect(price).toContainText('N$96.95')
  await expect(page.getByRole('radio', { name: /^Up to 100 cm/ })).toBeChecked()
  await height.fill('150')
  await height.press('Enter')
  await expect(page.getByText('We make it up to 900 × 1200 mm, either way round.')).toBeVisible()
  await expect(height).toHaveAttribute('aria-invalid', 'true')
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  // A right width does not hide that the height is wrong.
  await width.fill('40')
  await width.press('Enter')
  await expect(page.getByText('We make it up to 900 × 1200 mm, either way round.')).toBeVisible()
  await width.fill('50')
  await height.fill('')
  await height.press('Enter')
  await expect(page.getByText('We make it up to')).toHaveCount(0)
  await expect(height).toHaveValue('31.5')
  await expect(page.getByRole('button', { name: 'Size and quantity: 500 × 315 mm, 1 piece' })).toBeVisible()
  await page.getByRole('button', { name: 'Close the panel' }).click()
  await tool.addToCart()
  await expect(page.getByRole('main')).toContainText('N$96.95')
})

import { expect, test } from '@playwright/test'

test('without script a product page shows its name, picture, price and ways on', async ({ page }) => {
  await page.goto('/canvas-prints')
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('Canvas')
  await expect(page.locator('img').first()).toBeVisible()
  await expect(page.getByText('N$', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('link').first()).toBeVisible()
})

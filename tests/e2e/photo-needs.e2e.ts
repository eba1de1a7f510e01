import { expect, test } from '@playwright/test'

test('a product page says how many pixels a photo needs for each size, when the visitor asks', async ({ page }) => {
  await page.goto('/canvas-prints')
  await page.getByText('What your photo needs').click()
  const table = page.getByRole('region', { name: 'What your photo needs' })
  await expect(table.getByRole('row', { name: /^20 × 30 cm/ })).toContainText(/\d{3,4} × \d{3,4}/)
})

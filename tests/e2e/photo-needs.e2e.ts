import { expect, test } from 'playwright/test'

test('a product page says how many pixels a photo needs for each size, when the visitor asks', async ({ page }) => {
  await page.goto('/photo-wall-clock')
  const title = page.getByText('What your photo needs')
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(title).toBeVisible({ timeout: 500 })
  }).toPass()
  await title.click()
  const table = page.getByRole('region', { name: 'What your photo needs' })
  await expect(table.getByRole('row', { name: /cm/ }).first()).toContainText(/\d{3,4} × \d{3,4}/)
})

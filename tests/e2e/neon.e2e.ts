import { expect, test } from '@playwright/test'

test('a name becomes a sign, which grows with its letters, and says what it cannot bend', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/neonchamp-tool?sku=kids-name-neon-sign')
  const words = page.getByLabel('Your words')
  await expect(words).toHaveValue('Tama')
  await expect(page.getByText(/^\d\.\d\d m in \d+ pieces$/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('N$95.24').first()).toBeVisible()
  await words.fill('Charlotte')
  await expect(page.getByRole('alert')).toHaveText(/Your words need the next size: 55 × 24 cm\./)
  await expect(page.getByText('N$125.24').first()).toBeVisible()
  await words.fill('مرحبا')
  await expect(page.getByRole('status').filter({ hasText: 'We cannot bend “م”' })).toBeVisible()
})

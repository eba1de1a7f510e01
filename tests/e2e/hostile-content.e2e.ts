import { expect, test } from 'playwright/test'

test('CMS content gives text and links, never scripts or forms', async ({ page }) => {
  await page.goto('/hostile-content')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hostile <b>heading</b> "quoted"')
  await expect(main.getByText('Plain words')).toBeVisible()
  await expect(main.getByText('<img src=x onerror', { exact: false }).first()).toBeVisible()
  await expect(main.locator('[onerror], [onclick], form, input, iframe, script, [href^="javascript:"]')).toHaveCount(0)
  await expect(page).not.toHaveTitle('1')
})

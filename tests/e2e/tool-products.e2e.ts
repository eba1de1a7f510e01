import { expect, test } from 'playwright/test'

const choice = { name: 'What would you like to design?', level: 1 } as const

test('a tool without a product shows its products with their prices, and the chosen one opens', async ({ page }) => {
  await page.goto('/photomug-tool')
  await expect(page.getByRole('heading', choice)).toBeVisible()
  const products = page.getByRole('main').getByRole('listitem')
  await expect(products.filter({ hasText: /From.*N\$\d/ })).toHaveCount(2)
  await products.getByRole('link', { name: /Magic mug/ }).click()
  await expect(page).toHaveURL(/\/photomug-tool\?sku=magic-mug$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Design your Magic mug' })).toBeAttached()
  await expect(page.getByRole('application')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', choice)).toBeVisible()
})

test('the second path of the wall prints shows the same products', async ({ page }) => {
  const names = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
  await page.goto('/uploadchoice')
  await expect(names.first()).toContainText('Canvas print')
  const first = await names.allTextContents()
  await page.goto('/uploadchoice-new')
  await expect(names).toHaveText(first)
})

test('a tool with one product opens it', async ({ page }) => {
  await page.goto('/pillow-tool')
  await expect(page.getByRole('heading', { level: 1, name: 'Design your Photo cushion' })).toBeAttached()
  await expect(page.getByRole('application')).toBeVisible()
})

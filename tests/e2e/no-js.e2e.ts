import { expect, test } from 'playwright/test'

test('without script a product page shows its name, picture, price and links', async ({ page }) => {
  await page.goto('/canvas-prints')
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('Canvas')
  await expect(page.locator('img').first()).toBeVisible()
  await expect(page.getByText('N$', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('link').first()).toBeVisible()
})

test('without script a product has its facts, its questions and its video as text and links', async ({ page }) => {
  await page.goto('/canvas-print-60-x-90-cm')
  await expect(page.getByRole('heading', { name: 'Technical specifications' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Is my photo large enough?' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Video: / })).toHaveAttribute('href', /\.mp4$/)
})

test('without script the blog links to its posts, and a post is readable', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Which photo suits a mug?' }).click()
  await expect(page.getByRole('heading', { name: 'What works' })).toBeVisible()
})

test('without script the main menu is a list of links', async ({ page }) => {
  await page.goto('/faq')
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Product families' })
  await expect(menu.getByRole('link')).toHaveText([
    'Wall art',
    'Prints and books',
    'For the home',
    'Gifts',
    'Occasions',
    'Neon',
    'Offers',
    'All products',
  ])
  await menu.getByRole('link', { name: 'Wall art' }).click()
  await expect(page).toHaveURL(/\/wall-art$/)
})

test('without script headings have their own font', async ({ page }) => {
  await page.goto('/canvas-prints')
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveCSS('font-family', /^"?Bricolage Grotesque/)
})

import { expect, test } from 'playwright/test'

test('a product page has its facts, a question that opens, a video and a link to the tool', async ({ page }) => {
  await page.goto('/canvas-print-60-x-90-cm')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Canvas print, 60 × 90 cm')
  await expect(main.getByText(/^\d(\.\d)?\/5 out of \d+ reviews$/).first()).toBeVisible()
  await expect(main.getByText('380 gsm cotton canvas', { exact: false })).toBeVisible()
  const question = main.locator('summary', { hasText: 'Is my photo large enough?' })
  await question.click()
  await expect(main.getByText('sharp up close', { exact: false })).toBeVisible()
  const film = main.locator('video')
  await expect(film).toHaveAttribute('poster', /\/pictures\//)
  await expect(film).toHaveAttribute('src', /\.mp4$/)
  await main.getByRole('link', { name: 'Start Order' }).first().click()
  await expect(page).toHaveURL(/\/uploadchoice\?sku=canvas-print-60-x-90-cm/)
})

test('the blog links to its categories and its posts, and back', async ({ page }) => {
  await page.goto('/blog')
  const main = page.getByRole('main')
  const categories = main.getByRole('navigation', { name: 'Categories' })
  await expect(categories.getByRole('link', { name: 'All posts' })).toHaveAttribute('aria-current', 'page')
  await expect(categories.getByRole('link')).toHaveText([
    'All posts',
    'Photo tips',
    'From the workshop',
    'On the wall',
    'Gifts and occasions',
  ])
  await expect(main.getByRole('article')).toHaveCount(12)
  await expect(main.getByRole('link', { name: 'Hanging pictures on New Zealand walls' })).toBeVisible()
  await categories.getByRole('link', { name: 'From the workshop' }).click()
  await expect(page).toHaveURL('/blog/from-the-workshop')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('From the workshop')
  await expect(main.getByRole('article')).toHaveCount(3)
  await main.getByRole('link', { name: 'How a canvas is stretched' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('How a canvas is stretched')
  await expect(main.getByRole('heading', { name: 'The corner' })).toBeVisible()
  await main.getByRole('link', { name: 'All posts' }).click()
  await expect(page).toHaveURL('/blog')
})

test('a product, a post and the blog do not scroll sideways on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/photo-wall-clock', '/canvas-print-60-x-90-cm', '/blog', '/blog/how-large-can-i-print']) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
})

import { expect, test } from 'playwright/test'
import { visit } from './support/mounted'
import { rows } from './support/shop-state'

test('a review survives a reload, is sent once, and waits for approval', async ({ page }, { project }) => {
  const text = `As I saw it on the screen.\nOn a ${project.name} too.`
  await visit(page, '/write-a-review?sku=photo-print')
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Please choose from one to five stars.', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: '1 star, Poor' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('Title').fill('Sharp to the edge')
  await page.getByLabel('Your review').fill(text)
  await page.getByLabel('Name to show').fill('Mia')
  await page.reload()
  await expect(page.getByRole('radio', { name: '2 stars, Fair' })).toBeChecked()
  await expect(page.getByLabel('Your review')).toHaveValue(text)
  await page.getByRole('button', { name: 'Send review' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Thank you for your review' })).toBeFocused({ timeout: 60_000 })
  const written = rows<{ text: string; rating: number; status: string }>(
    "SELECT text, rating, status FROM reviews WHERE nickname = 'Mia' AND sku = 'photo-print'",
  )
  expect(written.filter((review) => review.text === text)).toEqual([{ text, rating: 2, status: 'pending' }])
})

test('beside the form of a review stands what helps others', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/write-a-review', '/write-a-review?sku=photo-print']) {
    await visit(page, path)
    const help = await page.getByRole('complementary').filter({ hasText: 'What helps others' }).boundingBox()
    const form = await page.getByRole('main').locator('form').boundingBox()
    expect(help?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
  }
  await page.getByRole('link', { name: 'How we check reviews' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews')
})

test('a question is asked on the page it is about, and the answers of a page have a URL', async ({ page }, {
  project,
}) => {
  const question = `Do they come with screws, asks a ${project.name}?`
  await visit(page, '/canvas-stretcher-bars#questions')
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await expect(page.getByLabel('Your question')).toBeFocused()
  await page.getByLabel('Your question').fill(question)
  await page.getByLabel('Name', { exact: true }).fill('Hēmi')
  await page.getByLabel('Email', { exact: true }).fill('hemi@example.co.nz')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'We got your question' })).toBeFocused({ timeout: 60_000 })
  expect(rows(`SELECT slug, status FROM asked_questions WHERE question = '${question}'`)).toEqual([
    { slug: 'canvas-stretcher-bars', status: 'pending' },
  ])
  await page.reload()
  await page.getByRole('link', { name: 'All questions about this' }).click()
  await expect(page).toHaveURL(/\/productqa\/index\/view\/ps\/\d+$/)
  await page.getByText('Do bars come with corner keys?').click()
  await expect(page.getByText('eight wooden keys')).toBeVisible()
})

test('a missing page of reviews links to the newest', async ({ page }) => {
  await visit(page, '/reviews?page=999')
  const reviews = page.locator('#reviews')
  await expect(reviews.getByText('There are no reviews on page 999.')).toBeVisible()
  await reviews.getByRole('link', { name: 'See the newest reviews' }).click()
  await expect(reviews.getByText(/^Page 1 of \d+$/)).toBeVisible()
})

test('questions of an unknown page answer 404', async ({ page }) => {
  const response = await page.goto('/productqa/index/view/ps/987654')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Oops!/)
})

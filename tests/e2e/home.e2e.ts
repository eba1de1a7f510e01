import { expect, test } from '@playwright/test'
import { visit } from './support/mounted'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 720, height: 450 },
  { width: 1440, height: 900 },
]

test('the home page has its headline and its first button on the first screen', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the test sets its own screens')
  await visit(page, '/')
  for (const size of SCREENS) {
    await page.setViewportSize(size)
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: 'Choose a product' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  }
})

test('the home page is shorter than 5,500 px on a wide screen, and no wider than a phone', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/')
  const last = page.getByRole('heading', { name: 'Not right? We’ll make it again' })
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(last).toBeInViewport({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'All pages' })).toBeAttached()
  const size = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement
    return { overflow: scrollWidth - clientWidth, height: scrollHeight }
  })
  expect(size.overflow).toBe(0)
  if (!isMobile) expect(size.height).toBeLessThan(5500)
})

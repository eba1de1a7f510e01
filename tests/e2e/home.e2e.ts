import { expect, test } from 'playwright/test'
import { countShifts, shiftsOf } from './support/layout-shifts'
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
      // Its name is the season's.
      page.locator('main a[href="#products"]'),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  }
})

test('the home page is shorter than 6,300 px on a wide screen, and no wider than a phone', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/')
  // In small steps, so that every part is near the screen once and mounts.
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
    expect(below).toBeLessThan(2)
    await expect(page.getByRole('heading', { name: 'This week’s deals' })).toBeAttached({ timeout: 100 })
  }).toPass({ intervals: [100] })
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'All pages' })).toBeAttached()
  await expect(page.getByText('Free standard shipping from N$99')).toBeAttached()
  const size = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement
    return { overflow: scrollWidth - clientWidth, height: scrollHeight }
  })
  expect(size.overflow).toBe(0)
  if (!isMobile) expect(size.height).toBeLessThan(6_300)
})

test('nothing moves in view on a quick scroll of the home page while its content loads', async ({ page }) => {
  await countShifts(page)
  await page.route('**/graphql**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/')
  for (let step = 0; step < 6; step += 1) {
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(150)
  }
  await expect(page.getByRole('heading', { name: 'This week’s deals' })).toBeAttached()
  expect(await shiftsOf(page)).toBeLessThan(0.05)
})

import { BANNER_SIZE } from '@kea/shared/constants/business'
import { expect, test } from 'playwright/test'
import { visit } from './support/mounted'

test('the week’s deals have an end date, and their pages have the same price', async ({ page }) => {
  await visit(page, '/coupons-codes-and-deals')
  await page.mouse.move(50, 50)
  const deals = page.locator('section', { has: page.getByRole('heading', { name: 'This week’s deals' }) })
  await expect(deals.getByText(/^Until Sun \d{1,2} [A-Z][a-z]+/)).toBeVisible()
  await expect(deals.getByRole('timer')).toBeVisible()
  await expect(deals.getByText(/^From Mon \d{1,2} [A-Z][a-z]+: .+ at \d+% off/)).toBeVisible()
  const deal = deals.getByRole('listitem').first().getByRole('link')
  const [, regular, reduced] =
    /From Usually (N\$[\d.]+), now (N\$[\d.]+)\d\d% off/.exec((await deal.textContent()) ?? '') ?? []
  expect(Number(regular?.slice(2))).toBeGreaterThan(Number(reduced?.slice(2)))
  const banner = await deal.locator('picture').locator('..').boundingBox()
  const { widthPx, heightPx } = BANNER_SIZE
  expect((banner?.width ?? 0) / (banner?.height ?? 1)).toBeCloseTo(widthPx / heightPx, 2)
  await deal.click()
  const price = page.getByRole('main').getByText(/^Starts at/)
  await expect(price).toContainText(`${regular}`)
  await expect(price).toContainText(`${reduced}`)
})

test('the home page has the week’s deals below its products', async ({ page }) => {
  await visit(page, '/')
  await page.mouse.move(50, 50)
  const heading = page.getByRole('heading', { name: 'This week’s deals' })
  await expect(heading).toBeAttached()
  expect((await heading.boundingBox())?.y).toBeGreaterThan((page.viewportSize()?.height ?? 0) * 2)
})

test('the sign of a business is designed, or asked for with its logo', async ({ page }) => {
  await visit(page, '/custom-business-neon-sign')
  await expect(page.getByRole('link', { name: 'Start Order' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Or send your logo for a quote' }).click()
  await expect(page).toHaveURL('/order-bps?sku=custom-business-neon-sign')
  await expect(page.getByText('Your question is about: Neon sign for your business')).toBeVisible()
  await expect(page.getByLabel('What would you like?')).toHaveValue('Neon sign')
})

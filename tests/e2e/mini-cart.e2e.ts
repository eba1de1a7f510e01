import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { designCanvas } from './support/design-tool'
import { visit } from './support/mounted'

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })
const miniCart = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })

test('the cart link opens the cart over the page, with its lines, its sums and both ways on', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(120_000)
  await designCanvas(page)
  await visit(page, '/faq')
  await cartLink(page).focus()
  await page.keyboard.press('Enter')
  const cart = miniCart(page)
  const line = cart.getByRole('listitem')
  await expect(line).toContainText('Canvas print')
  await expect(line.getByRole('img', { name: 'Your design: Canvas print' })).toBeVisible()
  await expect(line).toContainText(/N\$\d/)
  await expect(cart).toContainText(/Subtotal, 1 item\s*N\$\d/)
  await expect(cart).toContainText(/free/i)
  await expect(page).toHaveURL(/\/faq$/)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  const box = await cart.boundingBox()
  const screen = page.viewportSize()
  // A drawer of the whole height on phones, a panel below the bar on wide screens.
  expect(box?.height === screen?.height).toBe(isMobile)

  // The focus is in the dialog, and comes back to the link.
  await expect(cart.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await expect(cartLink(page)).toBeFocused()

  await cartLink(page).click()
  await cart.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/\/checkout\/cart$/)
  await expect(cart).toBeHidden()
  // The cart page has the cart already.
  await cartLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await visit(page, '/faq')
  await cartLink(page).click()
  await cart.getByRole('link', { name: 'Check out' }).click()
  await expect(page).toHaveURL(/\/checkout(\?|$)/)
})

test('an empty cart says so, and leads to the products', async ({ page }) => {
  await visit(page, '/faq')
  await cartLink(page).click()
  await expect(miniCart(page)).toContainText('It is empty.')
  await miniCart(page).getByRole('link', { name: 'See all products' }).click()
  await expect(page).toHaveURL(/\/personalised-photo-gifts$/)
  await expect(miniCart(page)).toBeHidden()
})

test('a click with a modifier opens the cart page in a new tab', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no such click')
  await visit(page, '/faq')
  const opened = page.context().waitForEvent('page')
  await cartLink(page).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/checkout\/cart$/)
  await expect(miniCart(page)).toHaveCount(0)
})

import { expect, type Page, test } from 'playwright/test'
import { GUEST } from './support/checkout'
import { visit } from './support/mounted'

/** How far the page is wider than the screen, in px. */
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

async function fillGift(
  page: Page,
  { amount, recipient, message }: Record<'amount' | 'recipient' | 'message', string>,
) {
  await page.getByLabel('Amount in dollars').fill(amount)
  await page.getByLabel('Their name').fill(recipient)
  await page.getByLabel('Their email').fill('mere@example.co.nz')
  await page.getByLabel('Your name').fill('Aroha')
  await page.getByLabel('Message').fill(message)
}

test('a guest fills in a gift certificate, reloads, changes it in the cart and orders it without delivery', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await visit(page, '/gift-certificate')
  const card = page.getByRole('figure', { name: 'Preview' })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByLabel('Amount in dollars')).toBeFocused()
  await expect(page.getByLabel('Amount in dollars')).toHaveAccessibleDescription(/This is a required field/)

  await fillGift(page, { amount: '1500.01', recipient: 'Mere Tūhoe', message: 'Hari huritau!' })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('The largest gift certificate is N$1,500.00.')).toBeVisible()

  await page.getByLabel('Amount in dollars').fill('75.50')
  await expect(card).toContainText('N$75.50')
  await expect(card).toContainText('For Mere Tūhoe')
  await page.reload()
  await expect(page.getByLabel('Their name')).toHaveValue('Mere Tūhoe')
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('75.50')

  await page.getByRole('button', { name: 'Add to cart' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Gift certificate', exact: true })).toHaveCount(1)
  await expect(page.getByLabel('Quantity of Gift certificate')).toHaveCount(0)
  await page.getByRole('link', { name: 'Change it' }).click()
  await expect(page).toHaveURL(/\/gift-certificate\/\d+$/)
  await page.getByText('N$100.00', { exact: true }).click()
  await expect(card).toContainText('N$100.00')
  await page.getByRole('button', { name: 'Save it' }).click()

  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByLabel('Email').fill(GUEST.email)
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByRole('heading', { name: 'Billing address' })).toBeVisible()
  await page.getByLabel('First name').fill(GUEST.firstname)
  await page.getByLabel('Last name').fill(GUEST.lastname)
  await page.getByLabel('Street address').fill(GUEST.street)
  await page.getByLabel('Town or city').fill(GUEST.city)
  await page.getByLabel('Region').selectOption({ label: GUEST.region })
  await page.getByLabel('Postcode').fill(GUEST.postcode)
  await page.getByLabel('Phone').fill(GUEST.telephone)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByText(/Mere Tūhoe, mere@example.co.nz/)).toBeVisible()
  await expect(page.getByText('Delivering to')).toHaveCount(0)
})

test('a word that is longer than the certificate breaks, and the page stays as wide as the screen', {
  tag: '@not-core',
}, async ({ page }) => {
  await visit(page, '/gift-certificate')
  const word = 'W'.repeat(500)
  await page.getByLabel('Their name').fill(word)
  await page.getByLabel('Your name').fill(word)
  await page.getByLabel('Message').fill(word)
  await expect(page.getByRole('figure', { name: 'Preview' })).toContainText(`From ${word}`)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  await fillGift(page, { amount: '50', recipient: 'W'.repeat(60), message: 'W'.repeat(300) })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(page.getByText('W'.repeat(300))).toBeVisible()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})

test('a certificate that is not in the visitor’s cart shows a message', { tag: '@not-core' }, async ({ page }) => {
  await visit(page, '/gift-certificate/4711')
  await expect(page.getByRole('heading', { level: 1, name: 'This gift certificate is not in your cart' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Make a new one' })).toBeVisible()
})

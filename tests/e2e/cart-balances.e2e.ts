import { expect, type Page, test } from 'playwright/test'
import { noViolations } from './support/access'
import { GUEST } from './support/checkout'
import { visit } from './support/mounted'
import { newCustomer } from './support/new-customer'
import { command } from './support/shop-state'
import { balanceLine, openCustomerCart, sumLine } from './support/stories'

const total = (page: Page) => sumLine(page, /^Total/)
const amount = async (page: Page) => Number((await total(page).textContent())?.replace(/[^\d.]/g, ''))

test('a customer pays with points and store credit, hears why a gift certificate is refused, and owes nothing', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const email = await newCustomer(page)
  command('points', email, '100', 'A late parcel')
  command('credit', email, '200', 'A late parcel')
  await openCustomerCart(page)
  const before = await amount(page)

  await balanceLine(page, '100 points').getByRole('button', { name: 'Use' }).click()
  await expect(sumLine(page, '100 points')).toContainText('-N$5.00')
  expect(await amount(page)).toBeCloseTo(before - 5)
  await expect(balanceLine(page, /100 points/).getByRole('button', { name: 'Remove' })).toBeFocused()

  await page.getByRole('button', { name: 'Use a gift certificate' }).click()
  const field = page.getByLabel('Gift certificate code')
  await expect(field).toBeFocused()
  await field.fill('0000-1111-2222-3333-4444')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(field).toHaveAccessibleDescription(
    'We could not find a gift certificate with this code. Check it and try again.',
  )
  await noViolations(page)
  await balanceLine(page, 'store credit').getByRole('button', { name: 'Use' }).click()
  await expect(balanceLine(page, 'store credit').getByRole('button', { name: 'Remove' })).toBeVisible()
  await expect(total(page)).toContainText('N$0.00')
  await noViolations(page)
  await page.reload()
  await expect(total(page)).toContainText('N$0.00')

  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByLabel('First name').fill(GUEST.firstname)
  await page.getByLabel('Last name').fill(GUEST.lastname)
  await page.getByLabel('Street address').fill(GUEST.street)
  await page.getByLabel('Town or city').fill(GUEST.city)
  await page.getByLabel('Region').selectOption({ label: GUEST.region })
  await page.getByLabel('Postcode').fill(GUEST.postcode)
  await page.getByLabel('Phone').fill(GUEST.telephone)
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Payment' })).toHaveCount(0)
  await expect(page.getByText('Nothing left to pay.')).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  await visit(page, '/customer/account/my-rewards')
  await expect(page.getByRole('main').getByText('0 points', { exact: true })).toBeVisible()
})

test('a gift message and a comment are kept with the cart, and can be changed', { tag: '@not-core' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  await newCustomer(page)
  await openCustomerCart(page)
  await page.getByRole('button', { name: 'Add a gift message or a comment' }).click()
  await page.getByLabel('Gift message').fill('Hari huritau!\nFrom all of us')
  await page.getByLabel('Comment for us').fill('Please ring twice.')
  await noViolations(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please ring twice.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change the message or comment' })).toBeFocused()
  await page.reload()
  await expect(page.getByText(/Hari huritau!/)).toBeVisible()

  // What is typed is kept on the way to the checkout.
  await page.getByRole('button', { name: 'Change the message or comment' }).click()
  await page.getByLabel('Comment for us').fill('Please knock.')
  await page.getByRole('link', { name: 'Check out', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await page.goto('/checkout/cart')
  await expect(page.getByText('Please knock.')).toBeVisible()
})

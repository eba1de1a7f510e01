import { expect, type Page, test } from 'playwright/test'
import { builtFile } from '../support/built-file'
import { noViolations } from './support/access'
import { GUEST } from './support/checkout'
import { holdRequests } from './support/hold-requests'
import { mounted, visit } from './support/mounted'
import { newCustomer } from './support/new-customer'
import { command, rows } from './support/shop-state'
import {
  cut,
  keepAddress,
  numberOn,
  openCustomerCart,
  openGuestCart,
  PAYMENT_PAGE,
  pageHeading,
  press,
  saysSaved,
  stepHeading,
  THANKS,
} from './support/stories'

async function fillAddress(page: Page, street: string): Promise<void> {
  await page.getByLabel('First name').fill(GUEST.firstname)
  await page.getByLabel('Last name').fill(GUEST.lastname)
  await page.getByLabel('Street address').fill(street)
  await page.getByLabel('Postcode').fill(GUEST.postcode)
  await page.getByLabel('Town or city').fill(GUEST.city)
  await page.getByLabel('Region').selectOption({ label: GUEST.region })
  await page.getByLabel('Phone').fill(GUEST.telephone)
}

test('a guest sees what the delivery costs, saves a line for later, buys for a business, and takes the line back', {
  tag: '@not-core',
}, async ({ page }) => {
  test.setTimeout(120_000)
  await openGuestCart(page)
  await page.getByLabel('Delivery to your postcode').fill('3434')
  const estimate = page.getByRole('listitem').filter({ hasText: /^Standard/ })
  await expect(estimate).toContainText(/By \w{3} \d+ \w+, if you pay today/)
  await page.getByLabel('The address has an RD number').check()
  await expect(page.getByRole('listitem').filter({ hasText: /^Rural delivery/ })).toBeVisible()
  const postcode = page.getByLabel('Delivery to your postcode')
  await postcode.fill('99')
  await expect(postcode).toHaveAccessibleDescription('')
  await postcode.blur()
  await expect(postcode).toHaveAccessibleDescription(/^Please enter a valid zip\/postal code\./)
  await postcode.fill('0000')
  await expect(page.getByLabel('Delivery to your postcode')).toHaveAccessibleDescription(
    'We don’t know the postcode 0000. If it’s right, just carry on.',
  )

  await press(page, 'Save for later Mini easel')
  await expect(page.getByRole('button', { name: 'Move to cart Mini easel' })).toBeFocused()
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await noViolations(page)
  await page.reload()
  await press(page, 'Move to cart Mini easel')
  await expect(page.getByRole('link', { name: 'Mini easel', exact: true })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Saved for later' })).toHaveCount(0)
  await expect(page.getByText('2 items', { exact: true })).toBeVisible()

  await press(page, 'Buying for a business?')
  const number = page.getByLabel('GST number')
  await expect(number).toBeFocused()
  await number.fill('12')
  await press(page, 'Save')
  await expect(number).toHaveAccessibleDescription(/Please enter a valid GST number\./)
  await number.fill('123-456-789')
  await page.getByLabel('GST certificate').fill('Wharenui Trust 2026')
  await press(page, 'Save')
  await expect(page.getByRole('button', { name: 'Change the GST number' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('GST number 123-456-789')).toBeVisible()
  await expect(page.getByText('Certificate: Wharenui Trust 2026')).toBeVisible()
})

test('a guest’s checkout: errors at their fields, Back, reload, a lost connection at each step, a billing address of its own', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await openGuestCart(page)
  await page.getByRole('link', { name: 'Check out' }).click()
  await expect(page.getByText('You don’t need an account to order.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'log in', exact: true })).toHaveAttribute(
    'href',
    '/customer/login?redirect=%2Fcheckout',
  )
  const email = page.getByLabel('Email')
  await email.fill('aroha@')
  await press(page, 'Continue to address')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/)
  const address = `steps-${test.info().project.name}-${Date.now()}@example.co.nz`
  await email.fill(address)
  await cut(page, 'SetGuestEmailOnCart', 'after')
  await press(page, 'Continue to address')
  await saysSaved(page)
  await press(page, 'Continue to address')

  await expect(stepHeading(page, 'Delivery address')).toBeFocused()
  await fillAddress(page, '12 Kōwhai Street')
  await page.reload()
  await mounted(page)
  await expect(page.getByLabel('Street address')).toHaveValue('12 Kōwhai Street')
  await page.getByLabel('The invoice goes to another address').check()
  await cut(page, 'SetShippingAddressOnCart', 'after')
  await press(page, 'Continue to the billing address')
  await saysSaved(page)
  await expect(page.getByLabel('Street address')).toHaveValue('12 Kōwhai Street')
  await press(page, 'Continue to the billing address')

  await expect(stepHeading(page, 'Billing address')).toBeFocused()
  await fillAddress(page, '1 Office Lane')
  await page.goBack()
  await expect(stepHeading(page, 'Delivery address')).toBeVisible()
  await expect(page.getByLabel('Street address')).toHaveValue('12 Kōwhai Street')
  await page.goForward()
  await expect(page.getByLabel('Street address')).toHaveValue('1 Office Lane')
  await noViolations(page)
  await press(page, 'Continue to delivery')

  await expect(page.getByRole('radio', { name: /^Standard By \w{3} \d+ \w+, if you pay today/ })).toBeChecked()
  const answer = await holdRequests(page, '**/graphql')
  await press(page, 'Continue to payment')
  // While the cart is changed, its button says so and takes no second press.
  await expect(page.getByRole('button', { name: 'Saving' })).toBeDisabled()
  answer()
  await page.unrouteAll({ behavior: 'wait' })
  await cut(page, 'SetPaymentMethodOnCart', 'after')
  await press(page, 'Continue to review')
  await saysSaved(page)
  await press(page, 'Continue to review')
  const step = (name: string) => page.getByRole('listitem').filter({ has: stepHeading(page, name) })
  await expect(step('Billing address').getByText('1 Office Lane')).toBeVisible()
  await cut(page, 'PlaceOrder', 'after')
  await press(page, 'Place order')
  await expect(page.getByText('Unable to process request')).toBeVisible()
  await press(page, 'Try again')
  await expect(pageHeading(page, THANKS)).toBeVisible()

  const placed = rows<{ kind: string; street: string }>(
    `SELECT a.kind, a.street FROM order_addresses a JOIN orders o ON o.id = a.order_id
     WHERE o.email = '${address}' ORDER BY a.kind`,
  )
  expect(placed).toEqual([
    { kind: 'billing', street: '["1 Office Lane"]' },
    { kind: 'shipping', street: '["12 Kōwhai Street"]' },
  ])
  await page.goBack()
  await visit(page, '/checkout')
  await expect(page.getByText('Your cart is empty, so there is nothing to order yet.')).toBeVisible()
})

test.describe('a town that comes late', () => {
  // Playwright does not see the requests of a service worker.
  test.use({ serviceWorkers: 'block' })

  test('is replaced by what the shopper types', { tag: '@not-core' }, async ({ page }) => {
    await openGuestCart(page)
    const release = await holdRequests(page, `**${builtFile('postcode-places')}`)
    await page.getByRole('link', { name: 'Check out' }).click()
    await page.getByLabel('Email').fill('town@example.co.nz')
    await press(page, 'Continue to address')
    await page.getByLabel('Postcode').fill('7010')
    const town = page.getByLabel('Town or city')
    await town.focus()
    release()
    await expect(town).toHaveValue('Nelson')
    await page.keyboard.type('Stoke')
    await expect(town).toHaveValue('Stoke')
  })
})

test('a returning customer orders by bank transfer, or is at the payment page, within four taps from the cart', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await newCustomer(page)
  await keepAddress(page)
  await openCustomerCart(page)
  await page.getByRole('link', { name: 'Check out' }).click()
  await press(page, 'Continue to review')
  await press(page, 'Place order')
  await expect(pageHeading(page, THANKS)).toBeVisible()
  // The account to pay to is shown until the money is there.
  const account = page.getByRole('heading', { name: 'Pay by bank transfer' })
  await expect(account).toBeVisible()
  command('paid', await numberOn(page))
  await page.reload()
  await expect(page.getByText('Your payment has arrived')).toBeVisible()
  await expect(account).toHaveCount(0)

  await openCustomerCart(page)
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true })
  await press(page, 'Continue to review')
  await press(page, 'Place order and pay')
  await expect(pageHeading(page, PAYMENT_PAGE)).toBeVisible()
})

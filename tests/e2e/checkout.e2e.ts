import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { GUEST } from './support/checkout'
import { mounted, visit } from './support/mounted'
import { newCustomer } from './support/new-customer'
import { callShop, cartWithEasel } from './support/place-order'
import { rows } from './support/shop-state'

const EASELS = [
  { sku: 'mini-easel', quantity: 1, selected_options: [btoa('custom-option/1121/112101')] },
  { sku: 'floor-easel', quantity: 1, selected_options: [btoa('custom-option/1141/114101')] },
]

/** A guest's cart with two easels, which need no design. */
async function openGuestCart(page: Page): Promise<void> {
  await visit(page, '/faq')
  const { id } = (await callShop(page, 'mutation { createGuestCart { cart { id } } }')).createGuestCart.cart
  await callShop(
    page,
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`,
    { id, items: EASELS },
  )
  await page.context().addCookies([{ name: 'cart_id', value: id, url: page.url() }])
  await visit(page, '/checkout/cart')
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const stepHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you for your order' })
const noViolations = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}

async function fillAddress(page: Page, street: string): Promise<void> {
  await page.getByLabel('First name').fill(GUEST.firstname)
  await page.getByLabel('Last name').fill(GUEST.lastname)
  await page.getByLabel('Street address').fill(street)
  await page.getByLabel('Postcode').fill(GUEST.postcode)
  await page.getByLabel('Town or city').fill(GUEST.city)
  await page.getByLabel('Region').selectOption({ label: GUEST.region })
  await page.getByLabel('Phone').fill(GUEST.telephone)
}

/** Loses the next answer of an operation. The request itself arrives. */
async function loseAnswer(page: Page, operation: string): Promise<void> {
  let isLost = false
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes(`mutation ${operation}`)) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort('connectionreset')
  })
}

test('a guest sees what the delivery costs, saves a line for later, buys for a business, and takes the line back', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await openGuestCart(page)
  await page.getByLabel('Delivery to your postcode').fill('3434')
  const estimate = page.getByRole('listitem').filter({ hasText: /^Standard/ })
  await expect(estimate).toContainText(/By \w{3} \d+ \w+, if you pay today/)
  await page.getByLabel('The address has an RD number').check()
  await expect(page.getByRole('listitem').filter({ hasText: /^Rural delivery/ })).toBeVisible()
  await page.getByLabel('Delivery to your postcode').fill('0000')
  await expect(page.getByLabel('Delivery to your postcode')).toHaveAccessibleDescription(
    'This is not a postcode of New Zealand. It has four digits, like 1010.',
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
  await expect(page.getByText('You need no account to order.')).toBeVisible()
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
  await loseAnswer(page, 'SetGuestEmailOnCart')
  await press(page, 'Continue to address')
  await expect(page.getByRole('alert')).toContainText('Your entries are saved. Please try again.')
  await press(page, 'Continue to address')

  await expect(stepHeading(page, 'Delivery address')).toBeFocused()
  await fillAddress(page, '12 Kōwhai Street')
  await page.reload()
  await mounted(page)
  await expect(page.getByLabel('Street address')).toHaveValue('12 Kōwhai Street')
  await page.getByLabel('The invoice goes to another address').check()
  await loseAnswer(page, 'SetShippingAddressOnCart')
  await press(page, 'Continue to the billing address')
  await expect(page.getByRole('alert')).toContainText('Your entries are saved. Please try again.')
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
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql', async (route) => {
    await held
    await route.continue()
  })
  await press(page, 'Continue to payment')
  // While the cart is changed, its button says so and takes no second press.
  await expect(page.getByRole('button', { name: 'Saving' })).toBeDisabled()
  answer()
  await page.unrouteAll({ behavior: 'wait' })
  await loseAnswer(page, 'SetPaymentMethodOnCart')
  await press(page, 'Continue to review')
  await expect(page.getByRole('alert')).toContainText('Your entries are saved. Please try again.')
  await press(page, 'Continue to review')
  const step = (name: string) => page.getByRole('listitem').filter({ has: stepHeading(page, name) })
  await expect(step('Billing address').getByText('1 Office Lane')).toBeVisible()
  await loseAnswer(page, 'PlaceOrder')
  await press(page, 'Place order')
  await expect(page.getByText('Unable to process request')).toBeVisible()
  await press(page, 'Try again')
  await expect(thanks(page)).toBeVisible()

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

test('a returning customer orders by bank transfer, or is at the payment page, within four taps from the cart', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await newCustomer(page)
  await callShop(
    page,
    `mutation { createCustomerAddress(input: { firstname: "Wiremu", lastname: "Parata", street: ["12 Kōwhai Street"],
      city: "Nelson", postcode: "7010", country_code: NZ, telephone: "021 555 0123", default_shipping: true }) { id } }`,
  )
  const openCart = async () => {
    await page.context().addCookies([{ name: 'cart_id', value: await cartWithEasel(page), url: page.url() }])
    await visit(page, '/checkout/cart')
  }
  await openCart()
  await page.getByRole('link', { name: 'Check out' }).click()
  await press(page, 'Continue to review')
  await press(page, 'Place order')
  await expect(thanks(page)).toBeVisible()

  await openCart()
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true })
  await press(page, 'Continue to review')
  await press(page, 'Place order and pay')
  await expect(page.getByRole('heading', { level: 1, name: 'Test payment page' })).toBeVisible()
})

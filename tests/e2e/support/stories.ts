import { expect, type Page } from 'playwright/test'
import { visit } from './mounted'
import { newCustomer } from './new-customer'
import { callShop, cartWithEasel } from './place-order'
import { rows } from './shop-state'

/** A mini easel at N$12.95, which needs no design. */
export const MINI_EASEL = { sku: 'mini-easel', quantity: 1, selected_options: [btoa('custom-option/1121/112101')] }

/** At N$79.95. */
export const FLOOR_EASEL = { ...MINI_EASEL, sku: 'floor-easel', selected_options: [btoa('custom-option/1141/114101')] }

const EASELS = [MINI_EASEL, FLOOR_EASEL]

async function openCart(page: Page, id: string): Promise<void> {
  await page.context().addCookies([{ name: 'cart_id', value: id, url: page.url() }])
  await visit(page, '/checkout/cart')
}

/** The cart page of a guest with these items, which are two easels if none are given. */
export async function openGuestCart(page: Page, items = EASELS): Promise<void> {
  await visit(page, '/faq')
  const { id } = (await callShop(page, 'mutation { createGuestCart { cart { id } } }')).createGuestCart.cart
  await callShop(
    page,
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`,
    { id, items },
  )
  await openCart(page, id)
}

/** The cart page of a customer with a floor easel at N$79.95. */
export const openCustomerCart = async (page: Page): Promise<void> => openCart(page, await cartWithEasel(page))

/** Adds an address to the customer's address book, so that a test need not type it. */
export const keepAddress = (page: Page) =>
  callShop(
    page,
    `mutation { createCustomerAddress(input: { firstname: "Wiremu", lastname: "Parata", street: ["12 Kōwhai Street"],
      city: "Nelson", postcode: "7010", country_code: NZ, telephone: "021 555 0123", default_shipping: true }) { id } }`,
  )

/** A new customer with an address who checks out a floor easel at N$79.95. Returns the email address. */
export async function checkOutAsCustomer(page: Page): Promise<string> {
  const email = await newCustomer(page)
  await keepAddress(page)
  await openCustomerCart(page)
  await page.getByRole('link', { name: 'Check out' }).click()
  return email
}

/** A line of the sums. */
export const sumLine = (page: Page, label: string | RegExp) =>
  page.locator('main dl div:visible').filter({ hasText: label })

/** The line of a balance with its button. */
export const balanceLine = (page: Page, text: string | RegExp) =>
  page
    .locator('main div.flex:visible')
    .filter({ hasText: text, has: page.getByRole('button') })
    .last()

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const pageHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const stepHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** Numbers and states of the orders of an address, the oldest first. */
export const ordersOf = (email: string) =>
  rows<{ number: string; status: string; total_cents: number }>(
    `SELECT number, status, total_cents FROM orders WHERE email = '${email}' ORDER BY id`,
  )

/** The number on a page of the shop or on the payment page. */
export const numberOn = async (page: Page): Promise<string> =>
  /\d{9}/.exec(
    (await page
      .getByText(/order (number is )?\d{9}/i)
      .first()
      .textContent()) ?? '',
  )?.[0] ?? ''

/** Cuts the connection for the next request of an operation, before it arrives or on the way back. */
export async function cut(page: Page, operation: string, where: 'before' | 'after' = 'before'): Promise<void> {
  let isCut = false
  await page.route('**/graphql', async (route) => {
    if (isCut || !route.request().postData()?.includes(`mutation ${operation}`)) return route.fallback()
    isCut = true
    if (where === 'after') await route.fetch()
    return route.abort('connectionreset')
  })
}

/** The page says what to do, and that nothing is lost. */
export const saysSaved = (page: Page) =>
  expect(page.getByRole('alert')).toContainText('Your entries are saved. Please try again.')

export const THANKS = 'Thank you for your order'
export const PAYMENT_PAGE = 'Test payment page'

/** Chooses the payment page at the step of the payment, and goes on to the review. */
export async function chooseCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true })
  await press(page, 'Continue to review')
  await expect(page.getByRole('button', { name: 'Place order and pay' })).toBeVisible()
}

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { asProgram, type CustomerWithoutBrowser, customerWithoutBrowser } from './support/customer-without-browser'
import { visit } from './support/mounted'

const EASEL = { sku: 'mini-easel', selected_options: [btoa('custom-option/1121/112101')] }

/** Sends GraphQL with the page's cookies. */
const ask = (page: Page, query: string, variables: object = {}) =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    return JSON.parse(await (await fetch('/graphql', { method: 'POST', headers, body })).text())
  }, JSON.stringify({ query, variables }))
const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) { cart { total_quantity } user_errors { message } } }`
const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]))
/** Does something, and waits for the toast that follows. */
const withToast = (page: Page, text: string, act: () => Promise<unknown>) =>
  Promise.all([page.getByText(text).first().waitFor({ timeout: 30_000 }), act()])

async function logIn(page: Page, { email, password }: CustomerWithoutBrowser): Promise<void> {
  await visit(page, '/customer/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await withToast(page, 'You have successfully logged in.', () =>
    page.getByRole('button', { name: 'Login', exact: true }).click(),
  )
  await expect(page).not.toHaveURL(/customer\/login/)
}

const pressLogOut = (page: Page) => page.getByRole('button', { name: 'Logout', exact: true }).click()

/** Opens the panel of the account; a wide screen has the logout in its header. */
async function showLogOut(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  }
  await expect(page.getByRole('button', { name: 'Logout', exact: true })).toBeVisible()
}

test('a login merges the guest’s cart and changes the guest key; a logout clears what is the customer’s', async ({
  page,
  request,
  baseURL: shop = '',
}) => {
  test.setTimeout(180_000)
  const customer = await customerWithoutBrowser(request, shop)
  const bearer = { authorization: `Bearer ${customer.token}` }
  const own: string = (await asProgram(shop, '{ customerCart { id } }', {}, bearer)).customerCart.id
  await asProgram(shop, ADD, { id: own, items: [{ ...EASEL, quantity: 1 }] }, bearer)

  await visit(page, '/faq')
  const guests = (await ask(page, 'mutation { createGuestCart { cart { id } } }')).data.createGuestCart.cart.id
  await ask(page, ADD, { id: guests, items: [{ ...EASEL, quantity: 2 }] })
  const names = ['cart_id', 'price_cache', 'referral_code', 'shipping_method_title']
  const url = page.url()
  await page.context().addCookies(names.map((name) => ({ name, value: name === 'cart_id' ? guests : 'kept', url })))
  const before = await cookiesOf(page)

  await logIn(page, customer)
  const during = await cookiesOf(page)
  expect(during.cart_id).toBe(own)
  expect(during.guest_key).toHaveLength(22)
  expect(during.guest_key).not.toBe(before.guest_key)
  await visit(page, '/checkout/cart')
  await expect(page.getByLabel('Quantity of Mini easel')).toHaveValue('3')
  const merge = 'mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }'
  expect((await ask(page, merge, { id: guests })).errors[0].message).toBe("The cart isn't active.")

  await showLogOut(page)
  await page.context().setOffline(true)
  await withToast(page, 'Logout failed. Please try again.', () => pressLogOut(page))
  await page.context().setOffline(false)
  expect(await cookiesOf(page)).toMatchObject({ customer_token: during.customer_token, cart_id: own })
  await showLogOut(page)
  await withToast(page, 'You have successfully logged-out.', () => pressLogOut(page))
  await expect(page).toHaveURL('/')
  const after = await cookiesOf(page)
  for (const name of ['customer_token', 'logged_in', 'cart_id', 'price_cache', 'referral_code']) {
    expect(Object.keys(after), name).not.toContain(name)
  }
  expect(after.shipping_method_title).toBe('kept')
  expect(after.guest_key).not.toBe(during.guest_key)
  expect((await ask(page, `{ cart(cart_id: "${own}") { id } }`)).errors[0].message).toContain(
    'The current user cannot perform operations on cart',
  )
  // The session of the other device goes on.
  expect((await asProgram(shop, '{ customer { email } }', {}, bearer)).customer.email).toBe(customer.email)
})

test('a customer logs out another device, and this one', async ({ page, request, baseURL: shop = '' }) => {
  test.setTimeout(180_000)
  const customer = await customerWithoutBrowser(request, shop)
  await logIn(page, customer)
  await visit(page, '/customer/account/sessions')
  const main = page.getByRole('main')
  // The menu of the account is a list too.
  const devices = main.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await expect(devices).toHaveCount(2)
  await expect(main.getByRole('heading', { name: /^Chrome on .+ \(this device\)$/ })).toBeVisible()
  await expect(main.getByText(/^Logged in by a link from an email on/)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await withToast(page, 'Unknown device is logged out.', () =>
    main.getByRole('button', { name: 'Log out Unknown device' }).click(),
  )
  await expect(devices).toHaveCount(1)
  await expect(main.getByRole('button', { name: 'Log out all others' })).toHaveCount(0)
  const bearer = { authorization: `Bearer ${customer.token}` }
  expect((await asProgram(shop, '{ customer { email } }', {}, bearer)).customer).toBeNull()
  await withToast(page, 'You have successfully logged-out.', () =>
    main.getByRole('button', { name: 'Log out this device' }).click(),
  )
  await expect(page).toHaveURL('/')
})

test('a customer logs out all other devices at once', { tag: '@not-core' }, async ({
  page,
  request,
  baseURL: shop = '',
}) => {
  test.setTimeout(120_000)
  const customer = await customerWithoutBrowser(request, shop)
  await logIn(page, customer)
  await visit(page, '/customer/account/sessions')
  const main = page.getByRole('main')
  await withToast(page, 'All other devices are logged out.', () =>
    main.getByRole('button', { name: 'Log out all others' }).click(),
  )
  await expect(main.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(1)
  const bearer = { authorization: `Bearer ${customer.token}` }
  expect((await asProgram(shop, '{ customer { email } }', {}, bearer)).customer).toBeNull()
  expect((await ask(page, '{ customer { email } }')).data.customer.email).toBe(customer.email)
})

test('a logout shows that it is under way, and forgets what was looked at', { tag: '@not-core' }, async ({
  page,
  request,
  baseURL: shop = '',
}) => {
  test.setTimeout(120_000)
  await logIn(page, await customerWithoutBrowser(request, shop))
  await visit(page, '/canvas-prints')
  const viewed = () => page.evaluate(() => localStorage.getItem('recentlyViewed'))
  await expect.poll(viewed).toContain('canvas-print')
  let answer = () => {}
  const pressed = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('RevokeCustomerToken')) await pressed
    await route.continue()
  })
  await showLogOut(page)
  await pressLogOut(page)
  const leaving = page.getByRole('button', { name: 'Logging out' })
  await expect(leaving).toHaveAttribute('aria-busy', 'true')
  await withToast(page, 'You have successfully logged-out.', async () => answer())
  await expect(page).toHaveURL('/')
  expect(await viewed()).toBeNull()
})

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { solveCaptcha } from './support/captcha'
import { asProgram, customerWithoutBrowser } from './support/customer-without-browser'
import { visit } from './support/mounted'
import { newCustomer, PASSWORD } from './support/new-customer'

const LOG_IN = `mutation ($email: String!, $captcha: String) {
  generateCustomerToken(email: $email, password: "${PASSWORD}", recaptcha_response: $captcha) { token } }`
const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) { cart { total_quantity } } }`
const ADDRESSES = '{ customer { addresses { street } } }'
const EASEL = { sku: 'mini-easel', selected_options: [btoa('custom-option/1121/112101')], quantity: 1 }

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please log in again' })
/** Does something, and waits for the toast that follows. */
const withToast = (page: Page, text: string, act: () => Promise<unknown>) =>
  Promise.all([page.getByText(text).first().waitFor({ timeout: 30_000 }), act()])

/** Logs in on another device. Answers its header. */
async function onOtherDevice(page: Page, shop: string, email: string): Promise<{ authorization: string }> {
  const captcha = await solveCaptcha(page.request)
  const { generateCustomerToken } = await asProgram(shop, LOG_IN, { email, captcha })
  return { authorization: `Bearer ${generateCustomerToken.token}` }
}

/** Ends the session of this browser from another device, whose header it answers. */
async function endSession(page: Page, shop: string, email: string): Promise<{ authorization: string }> {
  const device = await onOtherDevice(page, shop, email)
  await asProgram(shop, 'mutation { revokeOtherCustomerSessions { result } }', {}, device)
  return device
}

async function addAddress(page: Page): Promise<void> {
  await visit(page, '/customer/account/add-address')
  await page.getByLabel('Street address').fill('12 Cuba Street')
  await page.getByLabel('Postcode').fill('6011')
  await expect(page.getByLabel('Town or city')).toHaveValue('Wellington')
  await page.getByLabel('Phone').fill('04 555 0100')
  await withToast(page, 'Your address has been saved.', () => page.getByRole('button', { name: /^Save$/ }).click())
  await expect(page).toHaveURL(/address-book$/)
}

const openAddress = async (page: Page) => {
  await page.getByRole('link', { name: /^Change.*12 Cuba Street/ }).click()
  await expect(page.getByLabel('Street address')).toHaveValue('12 Cuba Street')
}

/** A customer whose cart has an easel; answers the email. */
async function customerWithEasel(page: Page, shop: string): Promise<string> {
  const email = await newCustomer(page)
  const device = await onOtherDevice(page, shop, email)
  const { id } = (await asProgram(shop, '{ customerCart { id } }', {}, device)).customerCart
  await asProgram(shop, ADD, { id, items: [EASEL] }, device)
  await page.context().addCookies([{ name: 'cart_id', value: id, url: page.url() }])
  return email
}

/** Logs in in the dialog, with the email that it has. */
async function logInAgain(page: Page): Promise<void> {
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Login', exact: true }).click()
}

test('a form whose session has ended is saved after another login, over the page', { tag: '@not-core' }, async ({
  page,
  baseURL: shop = '',
}) => {
  test.setTimeout(150_000)
  const email = await newCustomer(page)
  await addAddress(page)
  await openAddress(page)
  const device = await endSession(page, shop, email)

  await page.getByLabel('Street address').fill('9 Dixon Street')
  await page.getByRole('button', { name: /^Save$/ }).click()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  // Closed, it leaves the form as it is.
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('You are logged out. Please log in and try again.').first()).toBeVisible()
  await expect(page.getByLabel('Street address')).toHaveValue('9 Dixon Street')
  await page.getByRole('button', { name: /^Save$/ }).click()
  await withToast(page, 'Your address has been saved.', () => logInAgain(page))
  await expect(page).toHaveURL(/address-book$/)
  await expect(main(page).getByRole('listitem').filter({ hasText: '9 Dixon Street' })).toBeVisible()
  expect((await asProgram(shop, ADDRESSES, {}, device)).customer.addresses).toEqual([{ street: ['9 Dixon Street'] }])
})

test('the cart of a customer whose session has ended waits for another login', async ({ page, baseURL: shop = '' }) => {
  test.setTimeout(150_000)
  const email = await customerWithEasel(page, shop)
  await visit(page, '/checkout/cart')
  const quantity = page.getByLabel('Quantity of Mini easel')
  await expect(quantity).toHaveValue('1')
  await endSession(page, shop, email)
  await quantity.fill('2')
  await quantity.press('Enter')
  await expect(dialog(page).getByLabel('Email', { exact: true })).toHaveValue(email)
  await logInAgain(page)
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await expect(quantity).toHaveValue('2')
})

test('a customer who does not log in again goes on as a guest', { tag: '@not-core' }, async ({
  page,
  baseURL: shop = '',
}) => {
  test.setTimeout(120_000)
  const email = await newCustomer(page)
  await addAddress(page)
  await openAddress(page)
  await endSession(page, shop, email)
  await page.getByRole('button', { name: /^Save$/ }).click()
  await dialog(page).getByRole('button', { name: 'Carry on without my account' }).click()
  await expect(page).toHaveURL('/')
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).not.toContain('customer_token')
  expect(names).not.toContain('logged_in')
})

test('another customer who logs in over the page gets a page of their own, and no form of the first one', async ({
  page,
  request,
  baseURL: shop = '',
}) => {
  test.setTimeout(120_000)
  const email = await newCustomer(page)
  await addAddress(page)
  await openAddress(page)
  const second = await customerWithoutBrowser(request, shop)
  const device = await endSession(page, shop, email)
  await page.getByLabel('Street address').fill('9 Dixon Street')
  await page.getByRole('button', { name: /^Save$/ }).click()
  await dialog(page).getByLabel('Email', { exact: true }).fill(second.email)
  await withToast(page, 'This page now shows the account of Hine.', () => logInAgain(page))
  await expect(page.getByText('This address is not in your address book.')).toBeVisible()
  const bearer = { authorization: `Bearer ${second.token}` }
  expect((await asProgram(shop, ADDRESSES, {}, bearer)).customer.addresses).toEqual([])
  expect((await asProgram(shop, ADDRESSES, {}, device)).customer.addresses).toEqual([{ street: ['12 Cuba Street'] }])
})

test('a tab whose customer has changed sends nothing of the first one, and shows the second', async ({
  page,
  request,
  baseURL: shop = '',
}) => {
  test.setTimeout(150_000)
  await newCustomer(page)
  await addAddress(page)
  await openAddress(page)
  const second = await customerWithoutBrowser(request, shop)
  const bearer = { authorization: `Bearer ${second.token}` }

  const otherTab = await page.context().newPage()
  await visit(otherTab, '/customer/register')
  const captcha = await solveCaptcha(otherTab.request)
  const body = JSON.stringify({ query: LOG_IN, variables: { email: second.email, captcha } })
  const logIn = (init: string) =>
    fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: init }).then((answer) =>
      answer.text(),
    )
  expect(await otherTab.evaluate(logIn, body)).toContain('"token"')

  await page.getByLabel('Street address').fill('9 Dixon Street')
  await page.getByRole('button', { name: /^Save$/ }).click()
  await expect(page.getByText('Someone logged in in another window. Nothing was sent.').first()).toBeVisible()
  expect((await asProgram(shop, ADDRESSES, {}, bearer)).customer.addresses).toEqual([])

  const comeToFront = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await withToast(page, 'This page now shows the account of Hine.', comeToFront)
  await expect(page.getByText('This address is not in your address book.')).toBeVisible()
  await expect(page.getByText('Dixon Street')).toHaveCount(0)

  const out = JSON.stringify({ query: 'mutation { revokeCustomerToken { result } }' })
  expect(await otherTab.evaluate(logIn, out)).toContain('true')
  await comeToFront()
  await expect(page).toHaveURL(/\/customer\/login\?redirect=/)
})

test('a customer whose session ends at checkout and who loads the page again gets the cart back by a login', async ({
  page,
  baseURL: shop = '',
}) => {
  test.setTimeout(150_000)
  const email = await customerWithEasel(page, shop)
  await visit(page, '/checkout')
  await expect(main(page).getByText('Mini easel').first()).toBeAttached()
  await endSession(page, shop, email)
  await page.reload()
  await expect(dialog(page)).toBeVisible()
  await page.reload()
  await expect(page.getByText('You have been logged out. Your cart is safe in your account.').first()).toBeVisible()
  await expect(page.getByText('Your cart is empty')).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await main(page).getByRole('button', { name: 'Login', exact: true }).click()
  // The checkout goes on to the first step that is open.
  await expect(page).toHaveURL(/\/checkout(?:\?step=\w+)?$/)
  await expect(main(page).getByText('Mini easel').first()).toBeAttached()
})

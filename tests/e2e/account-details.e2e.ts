import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { visit } from './support/mounted'
import { lastMailTo, linkIn, newCustomer, PASSWORD } from './support/new-customer'
import { callShop, cartWithEasel } from './support/place-order'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
/** Does something, and waits for the toast that follows. It is shown for a short time only. */
const withToast = (page: Page, text: string, act: () => Promise<unknown>) =>
  Promise.all([page.getByText(text).first().waitFor({ timeout: 30_000 }), act()])
const main = (page: Page) => page.getByRole('main')
async function expectAccessible(page: Page): Promise<void> {
  // A button that has just been sending still changes its colours.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}

test('a customer changes name, phone and date of birth, and then the password', async ({ page }) => {
  test.setTimeout(120_000)
  await newCustomer(page)
  await visit(page, '/customer/account/information')
  await expect(page.getByLabel('First name')).toHaveValue('Wiremu')
  await page.getByLabel('First name').fill('')
  await page.getByLabel(/^Phone/).fill('none')
  await press(page, /^Save$/)
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('This is a required field.')
  await expect(page.getByLabel(/^Phone/)).toHaveAccessibleDescription('Please enter a valid phone.')
  await expectAccessible(page)
  await page.getByLabel('First name').fill(' Wi ')
  await page.getByLabel(/^Phone/).fill('021 555 0123')
  await page.getByLabel(/^Date of birth/).fill('1985-02-03')
  await withToast(page, 'Your details have been saved.', () => press(page, /^Save$/))
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Wi')
  await expect(page.getByLabel(/^Phone/)).toHaveValue('021 555 0123')
  await expect(page.getByLabel(/^Date of birth/)).toHaveValue('1985-02-03')

  const fill = async (current: string, password: string, again = password) => {
    await page.getByLabel('Current password', { exact: true }).fill(current)
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('New password again', { exact: true }).fill(again)
  }
  await fill('', 'Ruru-calls-99', 'Ruru-calls-98')
  await press(page, 'Save password')
  await expect(page.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
    'Please enter your current password',
  )
  await expect(page.getByLabel('New password again', { exact: true })).toHaveAccessibleDescription(
    'Please make sure your passwords match.',
  )
  await fill('wrong', 'Ruru-calls-99')
  await press(page, 'Save password')
  await expect(page.getByText(/^The password doesn't match this account/).first()).toBeVisible()
  await fill(PASSWORD, 'Ruru-calls-99')
  await withToast(page, 'Your password has been saved successfully.', () => press(page, 'Save password'))
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('')
})

test('a customer keeps an address book', async ({ page }) => {
  test.setTimeout(120_000)
  await newCustomer(page)
  await visit(page, '/customer/account/dashboard')
  await main(page).getByRole('link', { name: 'Open the address book' }).click()
  await expect(page.getByText(/^You have no addresses yet/)).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Add an address' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add an address' })).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Wiremu')
  await page.getByLabel('Postcode').fill('60111')
  await press(page, /^Save$/)
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/Please enter a valid zip\/postal code\./)
  await page.getByLabel('Street address').fill('12 Cuba Street')
  await page.getByLabel('Postcode').fill('6011')
  await expect(page.getByLabel('Town or city')).toHaveValue('Wellington')
  await page.getByLabel('Phone').fill('04 555 0100')
  await expectAccessible(page)
  await withToast(page, 'Your address has been saved.', () => press(page, /^Save$/))
  const first = page.getByRole('listitem').filter({ hasText: '12 Cuba Street' })
  await expect(first.getByText('Default: delivery, invoices')).toBeVisible()

  await main(page).getByRole('link', { name: 'Add an address' }).click()
  await page.getByLabel('Street address').fill('7 Dixon Street')
  await page.getByLabel('Postcode').fill('6011')
  await expect(page.getByLabel('Town or city')).toHaveValue('Wellington')
  await page.getByLabel('Phone').fill('04 555 0100')
  await withToast(page, 'Your address has been saved.', () => press(page, /^Save$/))
  const second = page.getByRole('listitem').filter({ hasText: '7 Dixon Street' })
  await second.getByRole('link', { name: /^Change/ }).click()
  await expect(page).toHaveURL(/\/customer\/account\/edit-address\/\d+$/)
  await page.getByLabel('Street address').fill('9 Dixon Street')
  await withToast(page, 'Your address has been saved.', () => press(page, /^Save$/))

  await withToast(page, 'This address is set as default address and can not be deleted.', () =>
    first.getByRole('button', { name: /^Delete/ }).click(),
  )
  const changed = page.getByRole('listitem').filter({ hasText: '9 Dixon Street' })
  await changed.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(changed).toHaveCount(0)
  await expectAccessible(page)
  await press(page, 'Undo')
  await expect(changed).toBeVisible()

  await page.goto('/customer/account/edit-address/0')
  await expect(page.getByText('This address is not in your address book.')).toBeVisible()
})

test('a postcode fills in its region also when the regions come after it', async ({ page }) => {
  test.setTimeout(90_000)
  await newCustomer(page)
  let goOn = () => {}
  const isFilled = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('AddressRegions')) await isFilled
    await route.continue()
  })
  await visit(page, '/customer/account/add-address')
  await page.getByLabel('Postcode').fill('6011')
  await expect(page.getByLabel('Town or city')).toHaveValue('Wellington')
  goOn()
  await expect(page.getByLabel('Region')).toHaveValue('Wellington')
})

test('a customer gives the promotional consent and takes it back', async ({ page }) => {
  test.setTimeout(90_000)
  await newCustomer(page)
  await visit(page, '/customer/account/newsletter')
  await expect(page).toHaveTitle('Promotional Consent')
  const consent = page.getByRole('checkbox', { name: 'Email me offers and ideas' })
  await expect(consent).not.toBeChecked()
  await expectAccessible(page)
  await consent.check()
  await withToast(page, 'Your choice has been saved.', () => press(page, /^Save$/))
  await expect(page.getByText(/^You said yes on \d/)).toBeVisible()
  await page.reload()
  await expect(consent).toBeChecked()
  await consent.uncheck()
  await withToast(page, 'Your choice has been saved.', () => press(page, /^Save$/))
  await expect(page.getByText(/^You said no on \d/)).toBeVisible()
})

test('a customer gets another email, which both addresses confirm', async ({ page }) => {
  test.setTimeout(120_000)
  const email = await newCustomer(page)
  const next = `new-${email}`
  await visit(page, '/customer/account/information')
  await page.getByLabel('New email').fill(next)
  await press(page, 'Change email')
  await expect(page.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    'Please enter your current password',
  )
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await press(page, 'Change email')
  await expect(page.getByText(`Check the inbox of ${next}`)).toBeVisible()
  await page.goto(linkIn(lastMailTo(next)))
  await press(page, 'Use this email')
  await expect(page.getByText('Your account has a new email address.')).toBeVisible()
  await visit(page, '/customer/account/dashboard')
  await expect(main(page).getByText(next)).toBeVisible()
  await page.goto(linkIn(lastMailTo(email)))
  await expectAccessible(page)
  await press(page, 'Keep this email')
  await expect(page.getByText('Your account keeps its email address. All devices are logged out.')).toBeVisible()
  await page.goto('/customer/account/dashboard')
  await expect(page).toHaveURL(/\/customer\/login\?redirect=/)
})

test('a customer downloads all data, changes the password at its own address, and deletes the account', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const email = await newCustomer(page)
  await visit(page, '/change-password')
  await expect(page.getByRole('heading', { level: 1, name: 'Change your password' })).toBeVisible()
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill('Ruru-calls-99')
  await page.getByLabel('New password again', { exact: true }).fill('Ruru-calls-99')
  await withToast(page, 'Your password has been saved successfully.', () => press(page, 'Save password'))

  await visit(page, '/customer/account/my-data')
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')])
  expect(download.suggestedFilename()).toBe('my-data.json')
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data.account).toEqual([expect.objectContaining({ email, firstname: 'Wiremu' })])

  await press(page, 'Delete my account')
  await expect(page.getByLabel('Your password', { exact: true })).toBeFocused()
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await press(page, 'Delete my account for good')
  await expect(page.getByText(/^The password doesn't match this account/).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Your password', { exact: true }).fill('Ruru-calls-99')
  await press(page, 'Delete my account for good')
  await expect(page).toHaveURL('/')
  expect(lastMailTo(email)).toContain('we have deleted your account with your addresses')
  await page.goto('/customer/account/dashboard')
  await expect(page).toHaveURL(/\/customer\/login/)
})

test('a customer pays with the address of the address book, and keeps another one', async ({ page }) => {
  test.setTimeout(180_000)
  await newCustomer(page)
  const input = (street: string, uses: string) => `firstname: "Wiremu", lastname: "Parata", street: ["${street}"],
    city: "Nelson", postcode: "7010", country_code: NZ, telephone: "021 555 0123", ${uses}`
  await callShop(
    page,
    `mutation { createCustomerAddress(input: { ${input('12 Kōwhai Street', 'default_shipping: true')} }) { id } }`,
  )
  await callShop(
    page,
    `mutation { createCustomerAddress(input: { ${input('1 Office Lane', 'default_billing: true')} }) { id } }`,
  )
  const cart = await cartWithEasel(page)
  await page.context().addCookies([{ name: 'cart_id', value: cart, url: page.url() }])
  await visit(page, '/checkout')
  const step = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(step('Delivery address').getByText('12 Kōwhai Street')).toBeVisible()
  await expect(step('Billing address').getByText('1 Office Lane')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Payment' })).toBeVisible()

  await page.getByRole('button', { name: 'Change delivery address' }).click()
  await expect(page.getByRole('radio', { name: /12 Kōwhai Street/ })).toBeChecked()
  await page.getByRole('radio', { name: 'Another address' }).check({ force: true })
  await expect(page.getByLabel('First name')).toHaveValue('Wiremu')
  await expect(page.getByLabel('Street address')).toHaveValue('')
  await page.getByLabel('Street address').fill('7 Dixon Street')
  await page.reload()
  await expect(page.getByLabel('Street address')).toHaveValue('7 Dixon Street')
  await page.getByLabel('Postcode').fill('6011')
  await expect(page.getByLabel('Town or city')).toHaveValue('Wellington')
  await page.getByLabel('Phone').fill('04 555 0100')
  await expectAccessible(page)
  await press(page, 'Continue to the billing address')
  await expect(page.getByRole('radio', { name: /1 Office Lane/ })).toBeChecked()
  await press(page, 'Continue to delivery')
  await press(page, 'Continue to payment')
  await press(page, 'Continue to review')
  await expect(step('Delivery address').getByText('7 Dixon Street')).toBeVisible()
  await press(page, 'Place order')
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  await visit(page, '/customer/account/address-book')
  await expect(page.getByRole('listitem').filter({ hasText: '7 Dixon Street' })).toBeVisible()
})

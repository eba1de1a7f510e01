import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { visit } from './support/mounted'
import { lastMailTo, linkIn } from './support/new-customer'

const PASSWORD = 'Tui-sings-77'
const NEW_PASSWORD = 'Ruru-calls-99'
const FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'

const somebody = () => `customer-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.co.nz`
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** Does something, and waits for the toast that follows. It is shown for two seconds only. */
const withToast = (page: Page, text: string, act: () => Promise<void>) =>
  Promise.all([page.getByText(text).first().waitFor({ timeout: 30_000 }), act()])

async function logInAs(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Login')
}

const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

/** Logs out in the panel of the account, or in the header of a wide screen. */
async function logOut(page: Page): Promise<void> {
  // The toast of a login is shown before its page opens, and a page that opens closes the account panel.
  await expect(page).toHaveURL(/\/(photo-mugs)?$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/log|register|account/i)
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  }
  await withToast(page, 'You have successfully logged-out.', () => page.getByRole('button', { name: 'Logout' }).click())
  await expect(page).toHaveURL('/')
  expect(await cookies(page)).not.toContain('customer_token')
}

test('a shopper registers, confirms, logs out, and logs in by a code and by password', async ({ page }) => {
  test.setTimeout(180_000)
  const email = somebody()
  await visit(page, '/photo-mugs')
  await expect.poll(() => cookies(page)).toContain('redirect_path')
  await page.goto('/customer/register')
  await press(page, 'Sign Up')
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Wiremu')
  await page.getByLabel('Last name').fill('Parata')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('tuisings')
  await page.getByLabel('Password again', { exact: true }).fill('tuisinks')
  await press(page, 'Sign Up')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAccessibleDescription(/Please enter atleast 8 characters\. It should be combination of/)
  await password.fill('Password1')
  await expect(page.getByText('Very easy to guess')).toBeVisible()
  await press(page, 'Sign Up')
  await expect(password).toHaveAccessibleDescription(/This password is easy to guess\. Please choose a longer one/)
  await password.fill(PASSWORD)
  await expect(page.getByText(/^(Strong|Very strong)$/)).toBeVisible()
  await press(page, 'Sign Up')
  await expect(page.getByLabel('Password again', { exact: true })).toHaveAccessibleDescription(
    'Please make sure your passwords match.',
  )
  await press(page, 'Show: Password again')
  await page.getByLabel('Password again', { exact: true }).fill(PASSWORD)
  await expect(page.getByLabel(/^Email me offers/)).not.toBeChecked()
  await press(page, 'Sign Up')
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('successfully created')).toHaveCount(0)
  await page.getByRole('link', { name: 'Send the link again' }).click()
  await expect(page).toHaveURL('/customer/resend-link')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await press(page, 'SUBMIT')
  await expect(page.getByText(/a new link is on its way to it\.$/)).toBeVisible()

  await page.goto(linkIn(lastMailTo(email)))
  await withToast(page, 'Your have successfully created your account.', () => press(page, 'Confirm my email'))
  // Back where the shopper was before.
  await expect(page).toHaveURL('/photo-mugs')
  await expect(page.getByRole('heading', { level: 1, name: 'Photo mugs' })).toBeFocused()
  expect(await cookies(page)).toContain('customer_token')
  await logOut(page)

  await page.goto('/customer/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('link', { name: 'Email me a code instead' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await press(page, 'SUBMIT')
  await expect(page.getByLabel('Code')).toBeFocused()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByLabel('Code').fill(/^\d{6}$/m.exec(lastMailTo(email))?.[0] ?? '')
  await withToast(page, 'You have successfully logged in.', () => press(page, 'Login'))
  await logOut(page)

  await page.goto('/customer/login')
  await withToast(page, FAILED, () => logInAs(page, email, 'wrong password 1'))
  await withToast(page, 'You have successfully logged in.', () => logInAs(page, email, PASSWORD))
  await logOut(page)

  await page.goto('/customer/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgotten your password?' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await press(page, 'SUBMIT')
  await expect(
    page.getByText(
      `If there is an account associated with ${email} you will receive an email with a link to reset your password.`,
    ),
  ).toBeVisible()
  const link = linkIn(lastMailTo(email))
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('New password again', { exact: true }).fill(NEW_PASSWORD)
  await withToast(page, 'Your password has been saved successfully.', () => press(page, 'Reset Password'))
  await expect(page).toHaveURL('/customer/login')
  await expect(page.getByRole('link', { name: 'Log in and check that each one is yours' })).toBeVisible()
  await withToast(page, 'You have successfully logged in.', () => logInAs(page, email, NEW_PASSWORD))
})

test('a link that is opened in another browser asks for a password, which is then the only one', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const email = somebody()
  await page.goto('/customer/register')
  await page.getByLabel('First name').fill('Mere')
  await page.getByLabel('Last name').fill('Rangi')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password again', { exact: true }).fill(PASSWORD)
  await press(page, 'Sign Up')
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  const { viewport } = test.info().project.use
  const other = await (await browser.newContext({ viewport: viewport ?? null, reducedMotion: 'reduce' })).newPage()
  await other.goto(new URL(linkIn(lastMailTo(email)), page.url()).href)
  await press(other, 'Confirm my email')
  await expect(other.getByRole('heading', { name: 'Set your password' })).toBeFocused()
  expect((await new AxeBuilder({ page: other }).analyze()).violations).toEqual([])
  await other.screenshot({ path: test.info().outputPath('set-your-password.png'), fullPage: true })
  await other.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await other.getByLabel('New password again', { exact: true }).fill(NEW_PASSWORD)
  await withToast(other, 'Your have successfully created your account.', () => press(other, 'Save password'))
  await page.goto('/customer/login')
  await withToast(page, FAILED, () => logInAs(page, email, PASSWORD))
  await withToast(page, 'You have successfully logged in.', () => logInAs(page, email, NEW_PASSWORD))
})

test('a login returns to paths of this shop only, and an unknown address gets the same answers', async ({ page }) => {
  test.setTimeout(120_000)
  const email = somebody()
  await page.goto('/customer/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await press(page, 'SUBMIT')
  await expect(page.getByText(`If there is an account associated with ${email} you will receive`)).toBeVisible()
  await page.goto('/customer/login/code')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await press(page, 'SUBMIT')
  await expect(page.getByLabel('Code')).toBeFocused()
  expect(lastMailTo(email)).toBe('')
  await page.goto('/customer/login?redirect=https%3A%2F%2Fevil.example%2F')
  await withToast(page, 'You have successfully logged in.', () => logInAs(page, 'aroha@example.com', 'Kereru-flies-42'))
  await expect(page).toHaveURL('/')
  await page.goto('/customer/login')
  await expect(page).not.toHaveURL(/customer\/login/)
  await page.goto(`/customer/create-password#email=${email}&token=none`)
  await expect(page.getByRole('button', { name: 'Create Password', exact: true })).toBeVisible()
})

import AxeBuilder from '@axe-core/playwright'
import { type CDPSession, expect, type Page, test } from 'playwright/test'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const withToast = (page: Page, text: string, act: () => Promise<unknown>) =>
  Promise.all([page.getByText(text).first().waitFor({ timeout: 30_000 }), act()])

/** A device with a screen lock, which answers at once or not at all. */
async function addDevice(
  page: Page,
): Promise<{ cdp: CDPSession; setPresence: (isThere: boolean) => Promise<unknown> }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const setPresence = (enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return { cdp, setPresence }
}

async function logOut(page: Page): Promise<void> {
  // The toast of a login is shown before the homepage opens, and a page that opens closes the account panel.
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/log|passkey|account/i)
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  }
  await withToast(page, 'You have successfully logged-out.', () => page.getByRole('button', { name: 'Logout' }).click())
}

async function logInByPassword(page: Page): Promise<void> {
  await page.goto('/customer/login')
  await page.getByLabel('Email', { exact: true }).fill('aroha@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Kereru-flies-42')
  await press(page, 'Login')
}

test('a customer makes a passkey after a login, logs in by it, renames and deletes it', async ({ page }) => {
  test.setTimeout(180_000)
  const name = `Phone ${Date.now()}`
  const { setPresence } = await addDevice(page)
  await logInByPassword(page)
  await expect(page.getByRole('heading', { name: 'Log in faster next time' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create a passkey' })).toBeFocused()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await withToast(page, 'You have successfully logged in.', () => press(page, 'Create a passkey'))
  await expect(page).toHaveURL('/')
  await logOut(page)

  await setPresence(false)
  await page.goto('/customer/login')
  // The first login method where this browser has a passkey.
  await expect(page.getByRole('main').getByRole('button').first()).toHaveText('Log in with a passkey')
  await setPresence(true)
  await withToast(page, 'You have successfully logged in.', () => press(page, 'Log in with a passkey'))
  await expect(page).toHaveURL('/')

  await page.goto('/customer/account/passkeys')
  const own = page.getByRole('main').getByRole('listitem').filter({ hasText: 'last used' }).first()
  await own.getByRole('button', { name: /^Rename/ }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await press(page, 'Save')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await press(page, `Delete ${name}`)
  await withToast(page, 'Your passkey was deleted.', () => press(page, 'Delete passkey'))
  await expect(page.getByRole('heading', { name })).toHaveCount(0)
  await page.goto('/')
  await logOut(page)
  await setPresence(false)
  await page.goto('/customer/login')
  await setPresence(true)
  await press(page, 'Log in with a passkey')
  await expect(page.getByRole('alert')).toHaveText('This passkey does not work here. Please log in another way.')
})

test('a customer who wants no passkey is not asked again', { tag: '@not-core' }, async ({ page }) => {
  test.setTimeout(120_000)
  await addDevice(page)
  await logInByPassword(page)
  await withToast(page, 'You have successfully logged in.', () => press(page, 'Not now'))
  await logOut(page)
  await withToast(page, 'You have successfully logged in.', () => logInByPassword(page))
})

test('a passkey that is not there leaves the other login methods', { tag: '@not-core' }, async ({ page }) => {
  await addDevice(page)
  await page.goto('/customer/login')
  await press(page, 'Log in with a passkey')
  await expect(page.getByRole('alert')).toHaveText('No passkey was used. Please try again, or log in another way.')
  await expect(page.getByLabel('Password', { exact: true })).toBeEditable()
})

test('a passkey that the browser offers in the email field logs in', { tag: '@not-core' }, async ({ page }) => {
  test.setTimeout(120_000)
  const { setPresence } = await addDevice(page)
  await logInByPassword(page)
  await withToast(page, 'You have successfully logged in.', () => press(page, 'Create a passkey'))
  await logOut(page)
  await setPresence(false)
  await page.goto('/customer/login')
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('autocomplete', 'username webauthn')
  await setPresence(true)
  // The device answers the offer of the field. No button is pressed.
  await withToast(page, 'You have successfully logged in.', () => page.reload())
  await expect(page).toHaveURL('/')
})

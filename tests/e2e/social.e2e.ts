import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Provider } from 'oidc-provider'
import { expect, type Page, test } from 'playwright/test'
import { copyPrepared } from '../../scripts/lib/database.ts'
import { freePort, serve } from '../../scripts/lib/serve.ts'

/** A shop with a real OpenID provider on this machine. Its page takes any name, and verifies every address. */
const state = mkdtempSync(join(tmpdir(), 'kea-social-'))
const CLIENT = { client_id: 'kea', client_secret: 'secret-of-the-client' }
let shop: { url: string; stop: () => Promise<void> }
let server: Server

const emailOf = (name: string) => (name.includes('@') ? name : `${name}@example.nz`)

async function startProvider(port: number, callback: string): Promise<string> {
  const issuer = `http://localhost:${port}`
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [callback] }],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: emailOf(sub), email_verified: true, given_name: 'Hana', family_name: 'Pohatu' }),
    }),
  })
  server = createServer(provider.callback())
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return issuer
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  copyPrepared(state)
  const [port, providerPort] = [await freePort(), await freePort()]
  const issuer = await startProvider(providerPort, `http://localhost:${port}/instagram-popup-callback`)
  const provider = {
    ...{ id: 'hui', label: 'Hui', issuer },
    ...{ clientId: CLIENT.client_id, clientSecret: CLIENT.client_secret },
  }
  shop = await serve({ port, state, storeVars: { OIDC_PROVIDERS: JSON.stringify([provider]) } })
})
test.afterAll(async () => {
  await shop.stop()
  server.closeAllConnections()
  server.close()
  rmSync(state, { recursive: true, force: true })
})

const withToast = (page: Page, text: string, act: () => Promise<unknown>) =>
  Promise.all([page.getByText(text).first().waitFor({ timeout: 30_000 }), act()])
const CONNECTED = 'Your have successfully connected with social account.'

/** Logs in on the provider's own pages. */
async function logInAtProvider(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a shopper registers and logs in by a provider, in a window of its own', async ({ page }) => {
  test.setTimeout(120_000)
  const name = `hana-${Date.now()}-${test.info().project.name}`
  await page.goto(`${shop.url}/customer/register`)
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Hui' }).click(),
  ])
  await withToast(page, CONNECTED, () => logInAtProvider(opened, name))
  await expect(page).toHaveURL(`${shop.url}/`)
  await expect.poll(() => opened.isClosed()).toBe(true)
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('customer_token')
  const answer = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const body = '{"query":"{ customer { firstname lastname email } }"}'
    return (await fetch('/graphql', { method: 'POST', headers, body })).text()
  })
  expect(JSON.parse(answer).data.customer).toEqual({ firstname: 'Hana', lastname: 'Pohatu', email: emailOf(name) })
})

test('a browser without windows shows the provider in place of the shop', async ({ page }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(`${shop.url}/customer/login`)
  await page.getByRole('button', { name: 'Continue with Hui' }).click()
  await withToast(page, CONNECTED, () => logInAtProvider(page, `tama-${Date.now()}-${test.info().project.name}`))
  await expect(page).toHaveURL(`${shop.url}/`)
})

test('a customer connects a provider by a login to the account', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(`${shop.url}/customer/login`)
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Hui' }).click(),
  ])
  await logInAtProvider(opened, 'aroha@example.com')
  await expect(page.getByRole('alert')).toHaveText(
    'You have an account with this email. Log in to it once to connect Hui.',
  )
  await page.getByLabel('Email', { exact: true }).fill('aroha@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Kereru-flies-42')
  await withToast(page, CONNECTED, () => page.getByRole('button', { name: 'Login', exact: true }).click())
})

test('the callback without a login that began leads to the login', async ({ page }) => {
  await page.goto(`${shop.url}/instagram-popup-callback?code=x&state=y`)
  await expect(page.getByRole('alert')).toHaveText('No login was started here. Please start again from the login page.')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${shop.url}/customer/login`)
})

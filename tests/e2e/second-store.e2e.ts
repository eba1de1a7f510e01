import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { copyPrepared } from '../../scripts/lib/database.ts'
import { freePort, serve, serveStore } from '../../scripts/lib/serve.ts'
import { solveCaptcha } from './support/captcha'
import { checkOutAsGuest } from './support/checkout'
import { designTool } from './support/design-tool'
import { rowsOf } from './support/shop-state'

/**
 * The whole shop in front of another backend: a second copy of the store, on its own origin, without this shop's
 * designs, uploads and guests.
 */
const own = mkdtempSync(join(tmpdir(), 'kea-own-'))
const other = mkdtempSync(join(tmpdir(), 'kea-other-'))
const folders = [own, other]
let backend: { url: string; stop: () => Promise<void> }
let shop: { url: string; stop: () => Promise<void> }

// One pair of servers for both tests.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(600_000)
  copyPrepared(own)
  cpSync(own, other, { recursive: true })
  backend = await serveStore({ port: await freePort(), state: other, vars: { DESIGNS: 'opaque' } })
  shop = await serve({ port: await freePort(), state: own, vars: { BACKEND_URL: backend.url } })
})
test.afterAll(async () => {
  await shop.stop()
  await backend.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test('a guest designs and orders a canvas in front of another backend', async ({ page }) => {
  test.setTimeout(180_000)
  const tool = designTool(page)
  const answer = await page.goto(`${shop.url}/canvas-prints`)
  expect(answer?.status()).toBe(200)
  expect(await answer?.text()).toContain('"@type":"Product"')
  expect((await page.request.get(`${shop.url}/no-such-page`)).status()).toBe(404)

  await page.getByRole('link', { name: 'Start Order' }).first().click()
  await tool.choosePhoto('lake-and-snowy-mountains.jpg')
  const sent = page.waitForRequest((request) => request.postData()?.includes('addProductsToCart') ?? false)
  await tool.addToCart()
  expect((await sent).postDataJSON().variables.cartItems[0].tool_data).toContain('"records"')

  await page.getByRole('link', { name: 'Edit design' }).click()
  await page.keyboard.press('r')
  await tool.updateCart()
  const number = await checkOutAsGuest(page)

  const lines = rowsOf<{ design_uid: string; design_revision: number; sha256: string; owner: string }>(
    other,
    `SELECT l.design_uid, l.design_revision, f.sha256, d.owner FROM order_lines l
     JOIN orders o ON o.id = l.order_id JOIN designs d ON d.uid = l.design_uid
     JOIN design_revisions r ON r.design_uid = l.design_uid AND r.revision = l.design_revision
     JOIN design_files f ON f.object_key = r.file_key
     WHERE o.number = '${number}'`,
  )
  expect(lines).toMatchObject([{ design_revision: 2, owner: 'elsewhere' }])

  // The shop's own store has the design with its photo, and no cart.
  const [saved] = rowsOf<{ sha256: string; days: number; photos: number; carts: number }>(
    own,
    `SELECT f.sha256, julianday(r.expires_at) - julianday(r.created_at) AS days,
       (SELECT count(*) FROM design_uploads u JOIN uploads p ON p.uid = u.upload_uid AND p.state = 'complete'
        WHERE u.design_uid = r.design_uid AND u.revision = r.revision) AS photos,
       (SELECT count(*) FROM carts) AS carts
     FROM design_revisions r JOIN design_files f ON f.object_key = r.file_key
     WHERE r.design_uid = '${lines[0]?.design_uid}' AND r.revision = 2`,
  )
  expect(saved).toMatchObject({ sha256: lines[0]?.sha256, photos: 1, carts: 0 })
  expect(Math.round(saved?.days ?? 0)).toBe(400)
  const [otherStore] = rowsOf<{ uploads: number }>(other, 'SELECT count(*) AS uploads FROM uploads')
  expect(otherStore?.uploads).toBe(0)
})

test("a customer of another backend is known to the shop's own store", async ({ context, request }) => {
  const ask = (query: string, captcha = '') => {
    const headers = { origin: shop.url, ...(captcha && { 'x-recaptcha': captcha }) }
    return context.request.post(`${shop.url}/graphql`, { data: { query }, headers })
  }
  const login = await ask(
    'mutation { generateCustomerToken(email: "aroha@example.com", password: "Kereru-flies-42") { token } }',
    await solveCaptcha(context.request, shop.url),
  )
  expect(await login.json()).toEqual({ data: { generateCustomerToken: { token: 'cookie' } } })
  const token = (await context.cookies()).find(({ name }) => name === 'customer_token')
  expect(token).toMatchObject({ httpOnly: true, secure: false, sameSite: 'Lax', path: '/' })
  expect((await (await ask('{ customer { email } }')).json()).data.customer.email).toBe('aroha@example.com')

  const options = { data: { name: 'a.jpg', size: 1000 }, headers: { origin: shop.url } }
  const { uid } = await (await context.request.post(`${shop.url}/uploads`, options)).json()
  // Another device of the same customer has the session, but no guest key.
  const cookie = `customer_token=${token?.value}`
  expect((await request.get(`${shop.url}/uploads/${uid}`, { headers: { cookie } })).status()).toBe(200)
  expect((await request.get(`${shop.url}/uploads/${uid}`)).status()).toBe(404)

  // What only our own store knows is neither in the menu nor at its address.
  const page = await context.newPage()
  await page.goto(`${shop.url}/customer/account/information`)
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Email', exact: true })).toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'My account' })
  await expect(menu.getByRole('link', { name: 'My orders', includeHidden: true })).toHaveCount(1)
  for (const name of ['Questions about orders', 'Your devices', 'Passkeys', 'Your data']) {
    await expect(menu.getByRole('link', { name, includeHidden: true })).toHaveCount(0)
  }
  await page.goto(`${shop.url}/customer/account/sessions`)
  await expect(page.getByText('This shop does not have this page.')).toBeVisible()
  await page.goto(`${shop.url}/customer/login`)
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0)
  await page.close()

  const out = await ask('mutation { revokeCustomerToken { result } }')
  expect(await out.json()).toEqual({ data: { revokeCustomerToken: { result: true } } })
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('customer_token')
  expect((await request.get(`${shop.url}/uploads/${uid}`, { headers: { cookie } })).status()).toBe(404)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { freePort, serve } from '../../scripts/lib/serve.ts'

/** The same edge, with a backend that does not respond. */
const state = mkdtempSync(join(tmpdir(), 'kea-down-'))
let shop: { url: string; stop: () => Promise<void> }

// One server for all tests of the file.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  const unusedPort = await freePort()
  shop = await serve({
    port: await freePort(),
    state,
    vars: { BACKEND_URL: `http://127.0.0.1:${unusedPort}` },
    ready: '/healthz',
  })
})
test.afterAll(async () => {
  await shop.stop()
  rmSync(state, { recursive: true, force: true })
})

test('with the backend down a page shows the error and is not cached', async ({ page }) => {
  const answer = await page.goto(`${shop.url}/canvas-prints`)
  expect(answer?.status()).toBe(503)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  expect(answer?.headers()['retry-after']).toBe('10')
  await expect(page.getByRole('heading', { name: 'Oops, Something Went Wrong!' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again?' })).toBeVisible()
  await expect(page.getByText('ShopError')).toHaveCount(0)
})

test('an error shows its details only with the developer cookie', async ({ page, context }) => {
  await context.addCookies([{ name: 'developer', value: '1', url: shop.url }])
  await page.goto(`${shop.url}/canvas-prints`)
  await expect(page.getByText('ShopError')).toBeVisible()
  await context.clearCookies({ name: 'developer' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Oops, Something Went Wrong!' })).toBeVisible()
  await expect(page.getByText('ShopError')).toHaveCount(0)
})

test('with the backend down the cart page shows that the cart is safe, and a mutation returns a message', async ({
  page,
  request,
  context,
}) => {
  await context.addCookies([{ name: 'cart_id', value: 'a'.repeat(32), url: shop.url }])
  await page.goto(`${shop.url}/checkout/cart`)
  await expect(page.getByText(/Your cart is safe, but we cannot reach it right now/)).toBeVisible({ timeout: 30_000 })
  expect((await context.cookies()).some(({ name }) => name === 'cart_id')).toBe(true)
  const answer = await request.post(`${shop.url}/graphql`, {
    data: { query: 'mutation { createGuestCart { cart { id } } }' },
    headers: { origin: shop.url },
  })
  expect(answer.status()).toBe(502)
  expect((await answer.json()).errors[0].message).toContain('Please try again')
})

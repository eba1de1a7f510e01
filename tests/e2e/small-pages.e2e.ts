import { expect, type Page, test } from 'playwright/test'
import { visit } from './support/mounted'

test('a page is shared with the picture and the text of the query, only after its button is pressed', async ({
  page,
}) => {
  await visit(page, '/facebook?path=/canvas-prints&description=Look%20at%20this&image=https://evil.example/a.png')
  await expect(page.getByRole('heading', { level: 1, name: 'Share on Facebook' })).toBeVisible()
  await expect(page.getByRole('figure').getByText('Look at this')).toBeVisible()
  await expect(page.getByRole('figure').locator('img')).toHaveCount(0)
  const post = page.getByRole('link', { name: /^Share on Facebook/ })
  const shared = new URL(new URL((await post.getAttribute('href')) ?? '').searchParams.get('u') ?? '')
  expect([shared.pathname, shared.searchParams.get('description')]).toEqual(['/canvas-prints', 'Look at this'])
  expect(await (await page.request.get(`${shared.pathname}${shared.search}`)).text()).toMatch(
    /<meta[^>]*property="og:description"[^>]*content="Look at this"/,
  )
})

interface ResponseData {
  createGuestCart: { cart: { id: string } }
  addProductsToCart: { user_errors: unknown[] }
}

/** Sends a GraphQL request from the page. */
const send = (page: Page, query: string) =>
  page.evaluate(async (document) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query: document }) })
    return ((await answer.json()) as { data: ResponseData }).data
  }, query)

test('an abandoned cart is restored from its link, into the current cart', async ({ page }) => {
  await visit(page, '/validate/identification')
  const { createGuestCart } = await send(page, 'mutation { createGuestCart { cart { id } } }')
  const abandoned = createGuestCart.cart.id
  const uid = btoa('custom-option/1121/112101')
  const { addProductsToCart } = await send(
    page,
    `mutation { addProductsToCart(cartId: "${abandoned}", cartItems: [{ sku: "mini-easel", quantity: 2, selected_options: ["${uid}"] }]) { user_errors { message } } }`,
  )
  expect(addProductsToCart.user_errors).toEqual([])

  await visit(page, `/abandoned/checkout/cart?id=${abandoned}`)
  await page.getByRole('button', { name: 'Add everything to my cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(
    page
      .getByRole('textbox', { name: /^Quantity of/ })
      .or(page.getByLabel(/^Quantity of/))
      .first(),
  ).toHaveValue('2')
  const own = (await page.context().cookies()).find(({ name }) => name === 'cart_id')?.value
  expect(own).not.toBe(abandoned)

  await visit(page, `/abandoned/checkout/cart?id=${'x'.repeat(32)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'This cart is gone' })).toBeVisible()
  await page.goto('/abandoned/checkout/cart')
  await expect(page).toHaveURL(/\/checkout\/cart$/)
})

test('a visitor without an account is identified as a guest only', async ({ page }) => {
  await visit(page, '/validate/identification')
  await expect(page.getByRole('heading', { level: 1, name: 'What we know about you' })).toBeVisible()
  await expect(page.getByText('You are not logged in; we know you as a guest.')).toBeVisible()
  await expect(page.getByText('You have not ordered since you opened this browser.')).toBeVisible()
})

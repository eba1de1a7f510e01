import { expect, test } from 'playwright/test'

/** A request as the shop's own pages send it. With a cookie, the edge requires the shop's own origin. */
const graphql = (query: string, variables: object = {}) => ({
  data: { query, variables },
  headers: { 'content-type': 'application/json', origin: process.env.BASE_URL ?? '' },
})

test('a slug with control characters or 5,000 characters is not found, and breaks nothing', async ({ request }) => {
  for (const slug of [
    '%00',
    'a%0d%0aset-cookie:%20x',
    '%e2%80%ae',
    '%',
    'x'.repeat(5000),
    '..%2f..%2fetc',
    '<script>',
  ]) {
    const first = await request.get(`/${slug}`, { maxRedirects: 0 })
    expect(first.headers()['set-cookie']).toBeUndefined()
    // A lower-case escape redirects once to the same URL in upper case.
    const { location } = first.headers()
    if (first.status() === 301) expect(location?.toLowerCase()).toBe(`/${slug}`.toLowerCase())
    const answer = first.status() === 301 ? await request.get(location ?? '', { maxRedirects: 0 }) : first
    expect([400, 404], slug.slice(0, 40)).toContain(answer.status())
    expect(answer.headers()['set-cookie']).toBeUndefined()
    expect(await answer.text()).not.toContain('<script>"')
  }
})

test('an unknown cart id is removed, and the shopper gets a new cart', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'cart_id', value: 'x'.repeat(32), url: baseURL ?? '' }])
  await page.goto('/checkout/cart')
  await expect(page.getByText('Your cart is empty. What would you like to make?')).toBeVisible()
  expect((await context.cookies()).find(({ name }) => name === 'cart_id')).toBeUndefined()
})

test('an unknown cart id gives Magento’s error', async ({ request }) => {
  const answer = await request.post('/graphql', graphql('{ cart(cart_id: "nope") { id } }'))
  expect(answer.status()).toBe(200)
  const { errors } = await answer.json()
  expect(errors[0].message).toBe('Could not find a cart with ID "nope"')
  expect(errors[0].extensions.category).toBe('graphql-no-such-entity')
})

test('a quantity of −1 or 1,000,000,000 adds nothing and returns an error', async ({ request }) => {
  const created = await request.post('/graphql', graphql('mutation { createGuestCart { cart { id } } }'))
  const cartId = (await created.json()).data.createGuestCart.cart.id
  for (const quantity of [-1, 0, 1.5, 1e9]) {
    const answer = await request.post(
      '/graphql',
      graphql(
        `mutation Add($cartId: String!, $items: [CartItemInput!]!) {
          addProductsToCart(cartId: $cartId, cartItems: $items) { cart { total_quantity } user_errors { message } }
        }`,
        { cartId, items: [{ sku: 'canvas-print', quantity }] },
      ),
    )
    const { addProductsToCart } = (await answer.json()).data
    expect(addProductsToCart.cart.total_quantity, String(quantity)).toBe(0)
    expect(addProductsToCart.user_errors[0].message, String(quantity)).not.toBe('')
  }
})

test('a cross-site request is refused', { tag: '@not-core' }, async ({ request }) => {
  await request.post('/graphql', graphql('mutation { createGuestCart { cart { id } } }'))
  const { data } = graphql('mutation { createGuestCart { cart { id } } }')
  const answer = await request.post('/graphql', { data, headers: { origin: 'https://evil.example' } })
  expect(answer.status()).toBe(403)
})

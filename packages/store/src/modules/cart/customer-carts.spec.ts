import { beforeAll, describe, expect, it, vi } from 'vitest'
import { cheapPasswordHash, PASSWORD } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'
import { createShopper, value } from '../../testing/test-shopper'

// A login hashes its password.
vi.setConfig({ testTimeout: 60_000 })

const shop = createTestShop()
const guest = createShopper(shop)
const EASEL_STOCK = 500

/** A new customer, with requests under its session. */
async function createCustomer() {
  const email = `cart-${crypto.randomUUID()}@example.com`
  await shop.db
    .prepare(
      `INSERT INTO customers (email, firstname, lastname, password_hash, created_at)
       VALUES (?1, 'Hine', 'Moana', ?2, '2026-01-01T00:00:00.000Z')`,
    )
    .bind(email, cheapPasswordHash())
    .run()
  const { data } = await shop.submit(
    `mutation { generateCustomerToken(email: "${email}", password: "${PASSWORD}") { token } }`,
    {},
    null,
    { 'x-caller': `203.0.113.${Math.ceil(Math.random() * 250)}` },
  )
  const authorization = `Bearer ${data.generateCustomerToken.token}`
  const ask = (query: string, variables: object = {}) => shop.graphql(query, variables, null, { authorization })
  return {
    email,
    ask,
    cartId: async (): Promise<string> => (await ask('{ customerCart { id } }')).data.customerCart.id,
    read: async (id: string) => (await ask(READ, { id })).data.cart,
    merge: (source: string, destination?: string) =>
      ask(
        `mutation ($source: String!, $destination: String) {
          mergeCarts(source_cart_id: $source, destination_cart_id: $destination) { id ${CART} merge_errors { code message } } }`,
        { source, ...(destination !== undefined && { destination }) },
      ),
    assign: (id: string) =>
      ask(`mutation { assignCustomerToGuestCart(cart_id: "${id}") { id ${CART} merge_errors { message } } }`),
    add: (cartId: string, items: object[]) =>
      ask(
        `mutation ($cartId: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cartId, cartItems: $items) {
          cart { total_quantity } user_errors { message } } }`,
        { cartId, items },
      ),
  }
}

const CART = `email total_quantity applied_coupons { code } shipping_addresses { city }
  itemsV2 { items { quantity product { sku } extra_info { design_uid design_revision } } }`
const READ = `query ($id: String!) { cart(cart_id: $id) { ${CART} } }`
const easel = (quantity: number) => ({ sku: 'mini-easel', quantity, selected_options: [value(1121, 112101)] })
const linesOf = (cart: { itemsV2: { items: { quantity: number; product: { sku: string } }[] } }) =>
  cart.itemsV2.items.map(({ product, quantity }) => `${quantity} ${product.sku}`)
const refusal = (category: string, message: string) => [
  expect.objectContaining({ message, extensions: { category: `graphql-${category}` } }),
]
const notActive = refusal('no-such-entity', "The cart isn't active.")
const foreign = (id: string) => refusal('authorization', `The current user cannot perform operations on cart "${id}"`)

beforeAll(() => shop.db.prepare('UPDATE stock SET qty = ? WHERE product_id = 112').bind(EASEL_STOCK).run())

describe('the cart of a customer', () => {
  it('is one and the same for every request, with the customer’s address', async () => {
    const { cartId, read, email } = await createCustomer()
    const [first, second] = await Promise.all([cartId(), cartId()])
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
    expect(await read(first)).toMatchObject({ email, total_quantity: 0 })
  })

  it('is for customers, and a customer has no guest’s cart', async () => {
    const { ask } = await createCustomer()
    expect((await shop.graphql('{ customerCart { id } }')).errors).toEqual(
      refusal('authorization', 'The request is allowed for logged in customer'),
    )
    expect((await ask('mutation { createGuestCart { cart { id } } }')).errors).toEqual(
      refusal('already-exists', 'Use `Query.customerCart` for logged in customer.'),
    )
  })

  it('is nobody else’s: neither a guest nor another customer reads, changes, merges or orders it', async () => {
    const [owner, other] = [await createCustomer(), await createCustomer()]
    const id = await owner.cartId()
    await owner.add(id, [easel(1)])
    const requests = [
      `{ cart(cart_id: "${id}") { id } }`,
      `mutation { addProductsToCart(cartId: "${id}", cartItems: []) { cart { id } } }`,
      `mutation { removeItemFromCart(input: { cart_id: "${id}", cart_item_id: 1 }) { cart { id } } }`,
      `mutation { applyCouponToCart(input: { cart_id: "${id}", coupon_code: "NONE1" }) { cart { id } } }`,
      `mutation { setGuestEmailOnCart(input: { cart_id: "${id}", email: "x@example.com" }) { cart { id } } }`,
      `mutation { placeOrder(input: { cart_id: "${id}" }) { errors { code } } }`,
    ]
    for (const query of requests) {
      expect((await shop.graphql(query)).errors, query).toEqual(foreign(id))
      expect((await other.ask(query)).errors, query).toEqual(foreign(id))
    }
    const guestCart = await guest.newCart()
    expect((await other.merge(id)).errors).toEqual(foreign(id))
    expect((await other.merge(guestCart, id)).errors).toEqual(foreign(id))
    expect((await other.assign(id)).errors).toEqual(foreign(id))
    expect(linesOf(await owner.read(id))).toEqual(['1 mini-easel'])
  })

  it('is a new one after an order', async () => {
    const { cartId, ask, add } = await createCustomer()
    const id = await cartId()
    await add(id, [easel(1)])
    await shop.db.prepare('UPDATE carts SET active = 0 WHERE masked_id = ?').bind(id).run()
    expect(await cartId()).not.toBe(id)
    expect((await ask(`{ cart(cart_id: "${id}") { id } }`)).errors).toEqual(notActive)
  })
})

describe('a merge', () => {
  it('adds up the same pieces, and keeps designs, code and address', async () => {
    const { cartId, merge, add, read, email } = await createCustomer()
    const id = await cartId()
    await add(id, [easel(2)])
    const { cartId: source, saved } = await guest.readyCart(3)
    await guest.add(source, [easel(1)])
    const { data, errors } = await merge(source)
    expect(errors).toBeUndefined()
    expect(data.mergeCarts).toMatchObject({
      id,
      email,
      total_quantity: 6,
      shipping_addresses: [{ city: 'Auckland' }],
      merge_errors: [],
      itemsV2: {
        items: [
          { quantity: 3, product: { sku: 'mini-easel' } },
          {
            quantity: 3,
            product: { sku: 'canvas-print' },
            extra_info: { design_uid: saved.uid, design_revision: saved.revision },
          },
        ],
      },
    })
    expect(await read(id)).toMatchObject({ total_quantity: 6 })
  })

  it('that runs twice, also at the same time, moves the lines once', async () => {
    const { cartId, merge, read } = await createCustomer()
    const id = await cartId()
    const source = await guest.newCart()
    await guest.add(source, [easel(2)])
    const answers = await Promise.all([merge(source, id), merge(source), merge(source, id)])
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    for (const { errors } of answers) if (errors) expect(errors).toEqual(notActive)
    expect((await merge(source)).errors).toEqual(notActive)
    expect(linesOf(await read(id))).toEqual(['2 mini-easel'])
    expect((await shop.graphql(`{ cart(cart_id: "${source}") { id } }`)).errors).toEqual(notActive)
  })

  it('takes a line that the guest adds meanwhile', async () => {
    const { cartId, merge, read } = await createCustomer()
    const id = await cartId()
    const source = await guest.newCart()
    await guest.add(source, [easel(1)])
    // The batch that writes the merge.
    let isChanged = false
    const before = async () => {
      if (isChanged) return
      const { results } = await shop.db.prepare('SELECT version FROM carts WHERE masked_id = ?').bind(source).all()
      if (results.length === 0) return
      isChanged = true
      await guest.add(source, [easel(4)])
    }
    await shop.between(
      (nth) => (nth === 3 ? before() : undefined),
      () => merge(source, id),
    )
    expect(isChanged).toBe(true)
    expect(linesOf(await read(id))).toEqual(['5 mini-easel'])
  })

  it('names the lines that it leaves out', async () => {
    const { cartId, merge, add } = await createCustomer()
    const id = await cartId()
    await add(id, [easel(300)])
    const source = await guest.newCart()
    await guest.add(source, [easel(201)])
    const { data } = await merge(source)
    expect(linesOf(data.mergeCarts)).toEqual(['300 mini-easel'])
    expect(data.mergeCarts.merge_errors).toEqual([
      {
        code: 'INSUFFICIENT_STOCK',
        message: expect.stringMatching(/^We left out 201 × .+\. Only 500 of .+ are left\.$/),
      },
    ])
  })

  it('needs a customer and a guest’s cart', async () => {
    const { merge, cartId, ask } = await createCustomer()
    const id = await cartId()
    const query = `mutation { mergeCarts(source_cart_id: "${await guest.newCart()}") { id } }`
    expect((await shop.graphql(query)).errors).toEqual(
      refusal('authorization', "The current customer isn't authorized."),
    )
    expect((await merge('')).errors).toEqual(refusal('input', 'Required parameter "source_cart_id" is missing'))
    expect((await merge(id)).errors).toEqual(foreign(id))
    expect((await merge(await guest.newCart(), '')).errors).toEqual(
      refusal('input', 'The parameter "destination_cart_id" cannot be empty'),
    )
    const unknown = '0'.repeat(32)
    expect((await merge(unknown)).errors).toEqual(
      refusal('no-such-entity', `Could not find a cart with ID "${unknown}"`),
    )
    expect((await ask('{ cart(cart_id: "") { id } }')).errors).toHaveLength(1)
  })
})

describe('a guest’s cart that becomes the customer’s', () => {
  it('takes the lines of the earlier cart, which ends', async () => {
    const { cartId, assign, add, ask } = await createCustomer()
    const earlier = await cartId()
    await add(earlier, [easel(2)])
    const source = await guest.newCart()
    await guest.add(source, [easel(1)])
    const { data, errors } = await assign(source)
    expect(errors).toBeUndefined()
    expect([data.assignCustomerToGuestCart.id, linesOf(data.assignCustomerToGuestCart)]).toEqual([
      source,
      ['3 mini-easel'],
    ])
    expect(await cartId()).toBe(source)
    expect((await ask(`{ cart(cart_id: "${earlier}") { id } }`)).errors).toEqual(notActive)
    expect((await shop.graphql(`{ cart(cart_id: "${source}") { id } }`)).errors).toEqual(foreign(source))
  })
})

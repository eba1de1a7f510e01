import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asCustomer, createCustomer } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const guest = createShopper(shop)
const setGuests = (value: string) =>
  shop.db.prepare("UPDATE config_values SET value = ? WHERE key = 'guest_checkout'").bind(value).run()
const isAllowed = async () =>
  (await guest.call('{ storeConfig { is_guest_checkout_enabled } }')).storeConfig.is_guest_checkout_enabled
const REFUSED = 'Guest checkout is not allowed. Register a customer account or login with existing one.'

it('guests may order by the setting that the shop starts with', async () => {
  expect(await isAllowed()).toBe(true)
  const { cartId } = await guest.readyCart()
  expect((await guest.place(cartId)).errors).toEqual([])
})

describe('a shop that takes no orders of guests', () => {
  let ready: string
  beforeEach(async () => {
    ready = (await guest.readyCart()).cartId
    await setGuests('0')
  })
  afterEach(() => setGuests('1'))

  it('says so, and refuses the checkout and the order of a guest, whose cart stays', async () => {
    expect(await isAllowed()).toBe(false)
    const { errors } = await shop.graphql(
      `mutation { setGuestEmailOnCart(input: { cart_id: "${ready}", email: "a@example.co.nz" }) { cart { id } } }`,
    )
    expect(errors?.[0]).toMatchObject({ message: REFUSED, extensions: { category: 'graphql-authorization' } })
    const placed = await guest.place(ready)
    expect(placed).toMatchObject({ orderV2: null, errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message: REFUSED }] })
    const { cart } = await guest.call(`{ cart(cart_id: "${ready}") { total_quantity } }`)
    expect(cart.total_quantity).toBeGreaterThan(0)
  })

  it('takes the order of a customer', async () => {
    const token = await createCustomer(shop, 'only-customers@carts.example.nz', '203.0.113.77')
    const own = createShopper(asCustomer(shop, token), 'guest-key-of-only-customers')
    const { cartId } = await own.readyCart()
    expect((await own.place(cartId)).errors).toEqual([])
  })
})

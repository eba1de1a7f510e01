import { solveChallenge } from 'altcha-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveKey } from '../../scripts/lib/derive-key.ts'
import { fetchFrom } from './support/fetch-from'
import { startMagentoClient } from './support/magento-client'

const CUSTOMER = { email: 'aroha@example.com', password: 'Kereru-flies-42' }
const ADDRESS = {
  firstname: 'Aroha',
  lastname: 'Ngata',
  street: ['12 Ponsonby Road'],
  city: 'Auckland',
  region: 'Auckland',
  postcode: '1011',
  country_code: 'NZ',
  telephone: '021 123 4567',
}

let client: Awaited<ReturnType<typeof startMagentoClient>>
beforeAll(async () => {
  client = await startMagentoClient()
})
afterAll(() => client.stop())
type Shopper = ReturnType<typeof client.shopper>

/** Two easels of the first colour, as the catalogue answers. */
async function easel(shopper: Shopper) {
  const { products } = await shopper.call('productDetails', { filter: { sku: { eq: 'mini-easel' } } })
  expect(products.items).toMatchObject([{ __typename: 'SimpleProduct', sku: 'mini-easel', stock_status: 'IN_STOCK' }])
  return { sku: 'mini-easel', quantity: 2, selected_options: [btoa('custom-option/1121/112101')] }
}

/** From a cart without lines to the chosen payment. Returns what is to be paid. */
async function fillIn(shopper: Shopper, cart_id: string): Promise<number> {
  const { addProductsToCart } = await shopper.call('addProductsToCart', {
    cartId: cart_id,
    cartItems: [await easel(shopper)],
  })
  expect(addProductsToCart.user_errors).toEqual([])
  expect(addProductsToCart.cart.total_quantity).toBe(2)
  await shopper.call('setShippingAddressesOnCart', { cart_id, shipping_addresses: [{ address: ADDRESS }] })
  const { cart: sent } = await shopper.call('getAvailableShippingMethods', { cart_id })
  const methods = sent.shipping_addresses[0].available_shipping_methods
  const { carrier_code, method_code } = methods.find(({ available }: { available: boolean }) => available)
  await shopper.call('setShippingMethodsOnCart', { cart_id, shipping_methods: [{ carrier_code, method_code }] })
  await shopper.call('setBillingAddressOnCart', { cart_id, billing_address: { same_as_shipping: true } })
  const { cart: payable } = await shopper.call('getAvailablePaymentMethods', cart_id)
  expect(payable.available_payment_methods).toContainEqual(expect.objectContaining({ code: 'banktransfer' }))
  await shopper.call('setPaymentMethodOnCart', { cart_id, payment_method: { code: 'banktransfer' } })
  const { cart } = await shopper.call('cart', cart_id)
  expect(cart.items).toHaveLength(1)
  return cart.prices.grand_total.value
}

const place = async (shopper: Shopper, cart_id: string): Promise<string> =>
  (await shopper.call('placeOrder', { cart_id })).placeOrder.order.order_number

async function captcha(): Promise<string> {
  const challenge = JSON.parse((await fetchFrom('shop', '/altcha')).body)
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
}

test('a guest goes with a client of somebody else from an empty cart to a placed order', async () => {
  const guest = client.shopper()
  const { createEmptyCart: id } = await guest.call('createEmptyCart')
  expect(id).toMatch(/^\w{32}$/)
  await guest.call('setGuestEmailOnCart', { cart_id: id, email: 'guest@client.example.nz' })
  const total = await fillIn(guest, id)
  expect(total).toBeGreaterThan(0)
  const number = await place(guest, id)
  expect(number).toMatch(/^\d{9}$/)
  await expect(guest.call('cart', id)).rejects.toThrow("The cart isn't active.")
})

test('a customer goes with a client of somebody else from the login to a placed order in the account', async () => {
  const customer = client.shopper()
  const headers = { 'X-ReCaptcha': await captcha() }
  const { generateCustomerToken } = await customer.call('generateCustomerToken', CUSTOMER, null, headers)
  expect(generateCustomerToken.token).toMatch(/^[\w-]{43}$/)
  customer.keep('vsf-customer', generateCustomerToken.token)
  expect((await customer.call('customer')).customer.email).toBe('aroha@example.com')
  const { customerCart } = await customer.call('customerCart')
  const total = await fillIn(customer, customerCart.id)
  const number = await place(customer, customerCart.id)
  const { customer: found } = await customer.call('customerOrders', { filter: { number: { eq: number } } })
  expect(found.orders.items).toMatchObject([
    {
      number,
      status: 'Waiting for payment',
      items: [{ product_sku: 'mini-easel', quantity_ordered: 2, quantity_returned: 0 }],
      total: {
        grand_total: { value: total, currency: 'NZD' },
        shipping_handling: { taxes: [{ rate: 15, title: 'GST' }] },
      },
      invoices: [],
      shipments: [],
      shipping_address: { city: 'Auckland', postcode: '1011' },
    },
  ])
  // The customer has a new cart, and the token ends with the session.
  expect((await customer.call('customerCart')).customerCart.id).not.toBe(customerCart.id)
  expect((await customer.call('revokeCustomerToken')).revokeCustomerToken.result).toBe(true)
  await expect(customer.call('customer')).rejects.toThrow('authorized')
})

import { isoDate } from '@kea/shared/dates'
import { GIFT_FIELDS, GIFT_SKU, type GiftField } from '@kea/shared/gift/gift'
import { expect, type Page } from 'playwright/test'

const ADDRESS = {
  firstname: 'Aroha',
  lastname: 'Ngata',
  street: ['12 Kōwhai Street'],
  city: 'Nelson',
  postcode: '7010',
  country_code: 'NZ',
  telephone: '021 555 0123',
}

/** The colour of the easel, as the uid of the catalogue. */
const BLACK = btoa('custom-option/1141/114101')

/** Sends GraphQL from the page, with its cookies. */
export async function callShop(page: Page, query: string, variables: object = {}) {
  const text = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/graphql', { method: 'POST', headers, body })).text()
  }, JSON.stringify({ query, variables }))
  const { data, errors } = JSON.parse(text)
  expect(errors, text).toBeUndefined()
  return data
}

const EASEL = { sku: 'floor-easel', quantity: 1, selected_options: [BLACK] }

/** A gift certificate of N$50 that is mailed today. */
const giftFor = (recipientEmail: string) => {
  const values = { amount: '50', recipientName: 'Mere', recipientEmail, senderName: 'Aroha', message: '' }
  const entered = Object.entries({ ...values, deliverOn: isoDate(Date.now()) })
  return {
    sku: GIFT_SKU,
    quantity: 1,
    entered_options: entered.map(([name, value]) => ({ uid: GIFT_FIELDS[name as GiftField].uid, value })),
  }
}

/** Puts an easel, which needs no design, into the cart of a customer; with `gift` also a certificate. Returns the cart's id. */
export async function cartWithEasel(page: Page, gift?: string): Promise<string> {
  const cart = (await callShop(page, '{ customerCart { id } }', {})).customerCart.id
  const added = await callShop(
    page,
    `mutation ($cart: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $cart, cartItems: $items) { user_errors { message } } }`,
    { cart, items: [EASEL, ...(gift === undefined ? [] : [giftFor(gift)])] },
  )
  expect(added.addProductsToCart.user_errors).toEqual([])
  return cart
}

/** Orders what is in the cart of a customer, by requests of its page. */
export async function orderCart(
  page: Page,
  cart: string,
  street: string[] = ADDRESS.street,
): Promise<{ number: string; token: string }> {
  await callShop(
    page,
    `mutation ($cart: String!, $address: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { same_as_shipping: true } }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: $cart,
        shipping_methods: [{ carrier_code: "courier", method_code: "standard" }] }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "banktransfer" } }) { cart { id } } }`,
    { cart, address: { ...ADDRESS, street } },
  )
  const placed = await callShop(
    page,
    'mutation ($cart: String!) { placeOrder(input: { cart_id: $cart }) { orderV2 { number token } errors { message } } }',
    { cart },
  )
  expect(placed.placeOrder.errors).toEqual([])
  return placed.placeOrder.orderV2
}

/** Orders an easel by requests of the page of a customer. With `gift`, a gift certificate for this address too. */
export const placeOrder = async (
  page: Page,
  { street, gift }: { street?: string[]; gift?: string } = {},
): Promise<{ number: string; token: string }> => orderCart(page, await cartWithEasel(page, gift), street)

import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)

const INFO = `order_comment additional_info { order_comment gift_message awc dropship price_cache show_coupon
  ship_to_this_address bill_to_this_address business_purchase gst_number gst_certificate }`
const set = (id: string, info: object) =>
  shop.graphql(
    `mutation ($id: String!, $info: CartAdditionalInfoInput!) {
      setAdditionalInfoOnCart(input: { cart_id: $id, additional_info: $info }) { cart { ${INFO} } } }`,
    { id, info },
  )
const infoOf = async (id: string, info: object) => (await set(id, info)).data.setAdditionalInfoOnCart.cart

const NOTHING = {
  order_comment: null,
  gift_message: null,
  awc: null,
  dropship: null,
  price_cache: null,
  show_coupon: null,
  ship_to_this_address: null,
  bill_to_this_address: null,
  business_purchase: false,
  gst_number: null,
  gst_certificate: null,
}

describe('what a shopper writes to the shop', () => {
  it('is kept with the cart: missing fields stay, null removes, and unused ones have no value', async () => {
    const id = await shopper.newCart()
    expect(await infoOf(id, {})).toEqual({ order_comment: null, additional_info: NOTHING })
    const texts = { order_comment: 'Please ring twice.', gift_message: 'Hari huritau!' }
    const business = { business_purchase: true, gst_number: '123-456-789', gst_certificate: 'Wharenui Trust 2026' }
    await set(id, { ...texts, awc: '3456_1700000000_a1b2c3' })
    expect(await infoOf(id, business)).toEqual({
      order_comment: 'Please ring twice.',
      additional_info: { ...NOTHING, ...texts, ...business, awc: '3456_1700000000_a1b2c3' },
    })
    const { additional_info: left } = await infoOf(id, {
      order_comment: null,
      awc: null,
      business_purchase: false,
      gst_number: null,
      gst_certificate: null,
    })
    expect(left).toEqual({ ...NOTHING, gift_message: 'Hari huritau!' })
  })

  it.each([
    [{ business_purchase: true }, 'Add the GST number of the business.'],
    [{ business_purchase: true, gst_number: '12' }, 'Please enter a valid GST number.'],
    [{ gift_message: 'a'.repeat(201) }, 'The gift message may have up to 200 characters.'],
    [{ order_comment: 'a'.repeat(501) }, 'The comment may have up to 500 characters.'],
    [{ gst_certificate: 'a'.repeat(201) }, 'The name of the GST certificate may have up to 200 characters.'],
    [{ awc: 'a'.repeat(129) }, 'The click id of an affiliate may have up to 128 characters.'],
    [{ dropship: true }, 'We do not send orders in your name.'],
    [{ giftwrap: true }, 'We do not wrap gifts.'],
  ])('%j is refused', async (info, message) => {
    const id = await shopper.newCart()
    expect((await set(id, info)).errors?.[0]?.message).toContain(message)
    expect(await infoOf(id, {})).toEqual({ order_comment: null, additional_info: NOTHING })
  })
})

it('what this shop does not offer is off in every cart, with empty values', async () => {
  const id = await shopper.newCart()
  const { cart } = await shopper.call(
    `{ cart(cart_id: "${id}") { idme { enabled client_id group verified } dropship { enabled fee { value } }
      giftwrap { enabled applied fee { value } message } } }`,
  )
  expect(cart).toEqual({
    idme: { enabled: false, client_id: null, group: null, verified: null },
    dropship: { enabled: false, fee: null },
    giftwrap: { enabled: false, applied: false, fee: null, message: null },
  })
})

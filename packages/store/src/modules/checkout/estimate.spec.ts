import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { ADDRESS, createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)

const estimate = (id: string, address: object) =>
  shop.graphql(
    `mutation ($id: String!, $address: EstimateAddressInput!) {
      estimateShippingMethods(input: { cart_id: $id, address: $address }) {
        method_code amount { value } additional_info { method_description arrives_by free_shipping } } }`,
    { id, address },
  )
const methods = async (id: string, address: object) =>
  (await estimate(id, { country_code: 'NZ', ...address })).data.estimateShippingMethods

/** A cart with one canvas of N$42.95, which the workshop makes within 3 working days. */
async function cartWithCanvas(quantity = 1): Promise<string> {
  const cartId = await shopper.newCart()
  await shopper.add(cartId, [shopper.canvasItem(await shopper.design(), quantity)])
  return cartId
}

describe('an estimate by postcode', () => {
  it('has the methods with their prices and days of arrival, and changes nothing', async () => {
    const id = await cartWithCanvas()
    const found = await methods(id, { postcode: '1010' })
    expect(found).toEqual([
      {
        method_code: 'standard',
        amount: { value: 7.95 },
        // From Monday 2 November: the workshop's working days, and at most five with the courier.
        additional_info: {
          method_description: '3–5 working days once your order is ready',
          arrives_by: 'Thu 12 November',
          free_shipping: false,
        },
      },
      {
        method_code: 'express',
        amount: { value: expect.any(Number) },
        additional_info: {
          method_description: '1–2 working days once your order is ready',
          arrives_by: 'Mon 9 November',
          free_shipping: false,
        },
      },
    ])
    const { cart } = await shopper.call(
      `{ cart(cart_id: "${id}") { shipping_addresses { postcode } prices { grand_total { value } } } }`,
    )
    expect(cart).toEqual({ shipping_addresses: [], prices: { grand_total: { value: 42.95 } } })
  })

  it('is for the whole cart: standard delivery is free above the amount', async () => {
    const [standard] = await methods(await cartWithCanvas(3), { postcode: '1010' })
    expect(standard).toMatchObject({ amount: { value: 0 }, additional_info: { free_shipping: true } })
  })

  it.each([
    [{ postcode: '3471' }, ['rural']],
    [{ postcode: '3434', street: ['RD 2'] }, ['rural']],
    [{ postcode: '8016' }, ['chathams']],
    [{ region: { region: 'Chatham Islands' } }, ['chathams']],
    [{}, ['standard', 'express']],
  ])('%j has the methods %j', async (address, codes) => {
    const found = await methods(await cartWithCanvas(), address)
    expect(found.map(({ method_code }: { method_code: string }) => method_code)).toEqual(codes)
  })

  it('is refused for what is no postcode', async () => {
    const { errors } = await estimate(await cartWithCanvas(), { country_code: 'NZ', postcode: '123' })
    expect(errors?.[0]?.message).toBe('Postcode: Please enter a valid zip/postal code.')
  })

  it('is no address that an order takes: the same guest still has to enter one', async () => {
    const { cartId } = await shopper.readyCart()
    await methods(cartId, { postcode: '8016' })
    const { cart } = await shopper.call(`{ cart(cart_id: "${cartId}") { shipping_addresses { postcode firstname } } }`)
    expect(cart.shipping_addresses).toEqual([{ postcode: ADDRESS.postcode, firstname: ADDRESS.firstname }])
  })
})

import { POSTCODE_REGIONS } from '@kea/shared/delivery/postcode-regions'
import { afterEach, describe, expect, it } from 'vitest'
import { OWN_ACCOUNT, setBankAccount } from '../../testing/prepare-database'
import { createTestShop, type TestShop } from '../../testing/test-shop'
import { ADDRESS, createShopper } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)

const setShipping = (cartId: string, addresses: object[]) =>
  shop.graphql(
    `mutation ($cartId: String!, $addresses: [ShippingAddressInput!]!) {
      setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: $addresses }) { cart {
        shipping_addresses { firstname street city region { label region_id } country { code label } postcode
          available_shipping_methods { carrier_code method_code available error_message amount { value }
            additional_info { method_description other_price { value } free_shipping } }
          selected_shipping_method { method_code amount { value } } } } } }`,
    { cartId, addresses },
  )

const setMethod = (cartId: string, carrier: string, method: string) =>
  shop.graphql(
    `mutation { setShippingMethodsOnCart(input: { cart_id: "${cartId}",
      shipping_methods: [{ carrier_code: "${carrier}", method_code: "${method}" }] }) {
      cart { prices { grand_total { value } totals { code amount { value } } free_shipping { message amount { value } } } } } }`,
  )

describe('the address', () => {
  it('makes the shipping methods available', async () => {
    const { data } = await setShipping(await shopper.newCart(), [{ address: ADDRESS }])
    const [address] = data.setShippingAddressesOnCart.cart.shipping_addresses
    expect(address).toMatchObject({
      firstname: 'Aroha',
      region: { label: 'Auckland', region_id: 502 },
      country: { code: 'NZ', label: 'New Zealand' },
      selected_shipping_method: null,
    })
    expect(address.available_shipping_methods).toHaveLength(2)
    expect(address.available_shipping_methods[0]).toEqual({
      carrier_code: 'courier',
      method_code: 'standard',
      available: true,
      error_message: null,
      amount: { value: 7.95 },
      additional_info: {
        method_description: '3–5 working days once your order is ready',
        other_price: null,
        free_shipping: false,
      },
    })
  })

  it.each([
    ['firstname', '  ', 'First name: This is a required field.'],
    ['postcode', '12345', 'Postcode: Please enter a valid zip/postal code.'],
    ['postcode', null, 'Postcode: This is a required field.'],
    ['telephone', 'call me', 'Phone: Please enter a valid phone.'],
    ['street', [], 'Street address: This is a required field.'],
    ['street', ['1', '2', '3'], '"Street Address" cannot contain more than 2 lines.'],
    ['country_code', 'AU', 'Country is not available'],
    ['region', 'Tasmania', 'The specified region is not a part of the selected country or region'],
    ['region_id', 1, 'The specified region is not a part of the selected country or region'],
    ['city', 'a'.repeat(101), 'Town or city: Please enter no more than 100 characters.'],
    ['city', 'Auck\u0007land', 'Town or city: Please enter plain text on one line.'],
  ])('with %s = %j is refused', async (field, wrong, message) => {
    const { errors } = await setShipping(await shopper.newCart(), [{ address: { ...ADDRESS, [field]: wrong } }])
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
  })

  it('keeps the GST number of a business for the order', async () => {
    const { cartId } = await shopper.readyCart()
    const vat = 'vat_id'
    const { data } = await shop.graphql(
      `mutation ($cartId: String!, $address: CartAddressInput!) {
        setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: { address: $address } }) {
          cart { billing_address { ${vat} } shipping_addresses { ${vat} } } } }`,
      { cartId, address: { ...ADDRESS, company: 'Wharenui Trust', vat_id: ' 123-456-789 ' } },
    )
    expect(data.setBillingAddressOnCart.cart).toEqual({
      billing_address: { vat_id: '123-456-789' },
      shipping_addresses: [{ vat_id: null }],
    })
    const { orderV2 } = await shopper.place(cartId)
    const order = await shop.graphql(
      `{ guestOrderByToken(input: { token: "${orderV2.token}" }) { billing_address { ${vat} } shipping_address { ${vat} } } }`,
    )
    expect(order.data.guestOrderByToken).toEqual({
      billing_address: { vat_id: '123-456-789' },
      shipping_address: { vat_id: null },
    })
  })

  it('with a GST number that is none is refused', async () => {
    const address = { ...ADDRESS, vat_id: '12-34' }
    const { errors } = await setShipping(await shopper.newCart(), [{ address }])
    expect(errors?.[0]).toMatchObject({
      message: 'Please enter a valid GST number.',
      extensions: { category: 'graphql-input' },
    })
  })

  it('with a postcode of another region is accepted, since the form has asked about it', async () => {
    const other = { ...ADDRESS, postcode: '6011' }
    for (const address of [other, { ...other, region: null }]) {
      expect((await setShipping(await shopper.newCart(), [{ address }])).errors).toBeUndefined()
    }
  })

  it('is checked against the shop’s regions', async () => {
    const { data } = await shop.graphql('{ country(id: "NZ") { available_regions { name } } }')
    const offered = data.country.available_regions.map(({ name }: { name: string }) => name)
    expect([...offered].sort()).toEqual([...POSTCODE_REGIONS].sort())
  })

  it('is exactly one', async () => {
    const cartId = await shopper.newCart()
    const two = await setShipping(cartId, [{ address: ADDRESS }, { address: ADDRESS }])
    expect(two.errors?.[0]?.message).toBe('You cannot specify multiple shipping addresses.')
    expect((await setShipping(cartId, [{}])).errors?.[0]?.message).toContain('The shipping address must contain')
  })

  it('can be the billing address, and the shipping address too', async () => {
    const bill = (cartId: string, billing: object) =>
      shop.graphql(
        `mutation ($cartId: String!, $billing: BillingAddressInput!) { setBillingAddressOnCart(input: {
          cart_id: $cartId, billing_address: $billing }) { cart { billing_address { city } shipping_addresses { city } } } }`,
        { cartId, billing },
      )
    const cartId = await shopper.newCart()
    expect((await bill(cartId, { same_as_shipping: true })).errors?.[0]?.message).toContain('is missing')
    const both = await bill(cartId, { address: ADDRESS, use_for_shipping: true })
    expect(both.data.setBillingAddressOnCart.cart).toEqual({
      billing_address: { city: 'Auckland' },
      shipping_addresses: [{ city: 'Auckland' }],
    })
    expect((await bill(cartId, {})).errors?.[0]?.message).toContain('must contain either')
  })
})

describe('shipping', () => {
  it('is added to the total, and free from the amount in the settings', async () => {
    const saved = await shopper.design()
    const cartId = await shopper.newCart()
    await shopper.add(cartId, [shopper.canvasItem(saved, 2)])
    await setShipping(cartId, [{ address: ADDRESS }])
    const paid = (await setMethod(cartId, 'courier', 'standard')).data.setShippingMethodsOnCart.cart.prices
    expect(paid).toEqual({
      grand_total: { value: 89.85 },
      totals: [
        { code: 'subtotal', amount: { value: 81.9 } },
        { code: 'shipping', amount: { value: 7.95 } },
        { code: 'grand_total', amount: { value: 89.85 } },
        { code: 'tax', amount: { value: 11.72 } },
      ],
      free_shipping: { message: 'Add N$17.10 more for free standard shipping.', amount: { value: 17.1 } },
    })
    await shopper.add(cartId, [shopper.canvasItem(saved, 1)])
    const { data } = await setMethod(cartId, 'courier', 'standard')
    expect(data.setShippingMethodsOnCart.cart.prices).toMatchObject({
      grand_total: { value: 122.85 },
      free_shipping: { message: 'Standard shipping is free.', amount: { value: 0 } },
    })
  })

  it('is free from another amount once the setting has changed', async () => {
    const setAmount = (amount: string) =>
      shop.db.prepare("UPDATE config_values SET value = ? WHERE key = 'free_shipping_price'").bind(amount).run()
    const cartId = await shopper.newCart()
    await shopper.add(cartId, [shopper.canvasItem(await shopper.design())])
    await setShipping(cartId, [{ address: ADDRESS }])
    const seen: unknown[] = []
    for (const amount of ['42.96', '42.95', '99']) {
      await setAmount(amount)
      const { grand_total, free_shipping } = (await setMethod(cartId, 'courier', 'standard')).data
        .setShippingMethodsOnCart.cart.prices
      seen.push([grand_total.value, free_shipping.amount.value])
    }
    expect(seen).toEqual([
      [50.9, 0.01],
      [42.95, 0],
      [50.9, 56.05],
    ])
  })

  const RURAL = {
    ...ADDRESS,
    street: ['54 Maple Road', 'RD 2'],
    city: 'Cambridge',
    region: 'Waikato',
    postcode: '3494',
  }
  const CHATHAMS = { ...ADDRESS, city: 'Waitangi', region: 'Chatham Islands', postcode: '8016' }

  it.each([
    ['a street in town', ADDRESS, ['standard', 'express']],
    ['a rural delivery', RURAL, ['rural']],
    ['the Chatham Islands', CHATHAMS, ['chathams']],
  ])('to %s has exactly the methods that go there', async (_, address, offered) => {
    const cartId = await shopper.newCart()
    const { data } = await setShipping(cartId, [{ address }])
    const [{ available_shipping_methods: methods }] = data.setShippingAddressesOnCart.cart.shipping_addresses
    expect(methods.map(({ method_code }: { method_code: string }) => method_code)).toEqual(offered)
    for (const code of ['standard', 'rural', 'chathams', 'express']) {
      const { errors } = await setMethod(cartId, 'courier', code)
      expect(errors?.[0]?.message).toBe(
        offered.includes(code) ? undefined : `Carrier with such method not found: courier, ${code}`,
      )
    }
  })

  it('chosen for a town is no longer chosen for a rural address', async () => {
    const { cartId } = await shopper.readyCart()
    await setMethod(cartId, 'courier', 'express')
    const { data } = await setShipping(cartId, [{ address: RURAL }])
    expect(data.setShippingAddressesOnCart.cart.shipping_addresses[0].selected_shipping_method).toBeNull()
    const { orderV2, errors } = await shopper.place(cartId)
    expect([orderV2, errors[0].code]).toEqual([null, 'UNABLE_TO_PLACE_ORDER'])
  })

  it('needs an address first, and an existing method', async () => {
    const cartId = await shopper.newCart()
    expect((await setMethod(cartId, 'courier', 'standard')).errors?.[0]?.message).toContain('address is missing')
    await setShipping(cartId, [{ address: ADDRESS }])
    expect((await setMethod(cartId, 'pigeon', 'fast')).errors?.[0]).toMatchObject({
      message: 'Carrier with such method not found: pigeon, fast',
      extensions: { category: 'graphql-no-such-entity' },
    })
  })
})

describe('bank transfer', () => {
  const SAMPLE = ['Sample account, not real', '00-0000-0000000-00'] as const
  const METHODS = '{ available_payment_methods { code } selected_payment_method { code } }'
  const methodsOf = async (at: TestShop, cartId: string) =>
    (await at.graphql(`{ cart(cart_id: "${cartId}") ${METHODS} }`)).data.cart
  const choose = (at: TestShop, cartId: string) =>
    at.graphql(
      `mutation { setPaymentMethodOnCart(input: { cart_id: "${cartId}", payment_method: { code: "banktransfer" } }) {
        cart { id } } }`,
    )

  afterEach(() => setBankAccount(...OWN_ACCOUNT))

  it.each([
    ['the sample name', SAMPLE[0], '12-3456-0123456-00'],
    ['the sample number', 'Kea Prints Limited', SAMPLE[1]],
    ['no number', 'Kea Prints Limited', ''],
  ])('is off in production while the account has %s', async (_, name, number) => {
    const { cartId } = await shopper.readyCart()
    await setBankAccount(name, number)
    expect(await methodsOf(shop, cartId)).toEqual({ available_payment_methods: [], selected_payment_method: null })
    expect((await choose(shop, cartId)).errors?.[0]?.message).toBe('The requested Payment Method is not available.')
    const { orderV2, errors } = await shopper.place(cartId)
    expect([orderV2, errors[0].message]).toEqual([null, 'Choose how you pay.'])
  })

  it('is on in production once the shop has its own account', async () => {
    const cartId = await shopper.newCart()
    expect((await methodsOf(shop, cartId)).available_payment_methods).toEqual([{ code: 'banktransfer' }])
  })

  it.each(['local', 'preview'])('is on in %s, where payments are not real', async (MODE) => {
    await setBankAccount(...SAMPLE)
    const cartId = await shopper.newCart()
    const elsewhere = createTestShop({ MODE })
    expect((await choose(elsewhere, cartId)).errors).toBeUndefined()
    expect(await methodsOf(elsewhere, cartId)).toEqual({
      available_payment_methods: [{ code: 'banktransfer' }, { code: 'sandbox' }],
      selected_payment_method: { code: 'banktransfer' },
    })
  })
})

describe('mail and payment', () => {
  it.each(['aroha', 'aroha@', '', 'a b@example.com', `${'a'.repeat(250)}@example.com`])(
    'the email %j is refused',
    async (email) => {
      const { errors } = await shop.graphql(
        'mutation ($input: SetGuestEmailOnCartInput!) { setGuestEmailOnCart(input: $input) { cart { email } } }',
        { input: { cart_id: await shopper.newCart(), email } },
      )
      expect(errors?.[0]).toMatchObject({ message: 'Invalid email format', extensions: { category: 'graphql-input' } })
    },
  )

  it('only a payment method of the shop is accepted', async () => {
    const pay = (cartId: string, code: string) =>
      shop.graphql(
        `mutation { setPaymentMethodOnCart(input: { cart_id: "${cartId}", payment_method: { code: "${code}" } }) {
          cart { selected_payment_method { code title } } } }`,
      )
    const cartId = await shopper.newCart()
    expect((await pay(cartId, 'free')).errors?.[0]?.message).toBe('The requested Payment Method is not available.')
    expect((await pay(cartId, 'banktransfer')).data.setPaymentMethodOnCart.cart.selected_payment_method).toEqual({
      code: 'banktransfer',
      title: 'Bank transfer',
    })
  })
})

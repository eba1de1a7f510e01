import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../../testing/test-shop'
import { ADDRESS, createShopper } from '../../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)

const SHIPPING = `shipping_addresses { firstname lastname street city postcode telephone region { code label } country { code label }
  selected_shipping_method { carrier_code method_code method_title amount { value currency } }
  available_shipping_methods { carrier_code method_code method_title available error_message amount { value currency }
    price_excl_tax { value } price_incl_tax { value }
    additional_info { offer_description other_price { value } free_shipping method_description } } }`

const read = async (cartId: string, fields: string) =>
  (await shopper.call(`query ($id: String!) { cart(cart_id: $id) { ${fields} } }`, { id: cartId })).cart

const WHERE = {
  firstname: 'Aroha',
  lastname: 'Ngata',
  street: ['12 Ponsonby Road'],
  city: 'Auckland',
  postcode: '1011',
  telephone: '021 123 4567',
  region: { code: null, label: 'Auckland' },
  country: { code: 'NZ', label: 'New Zealand' },
}

describe('a cart that is ready to be ordered', () => {
  it('has its id, its items, their number, and both addresses', async () => {
    const { cartId } = await shopper.readyCart()
    const cart = await read(
      cartId,
      `id total_quantity is_virtual itemsV2 { items { quantity product { sku name } } } ${SHIPPING}
       billing_address { firstname lastname street city postcode telephone region { code label } country { code label } }`,
    )
    expect(cart).toMatchObject({
      id: cartId,
      total_quantity: 1,
      is_virtual: false,
      itemsV2: { items: [{ quantity: 1, product: { sku: 'canvas-print', name: 'Canvas print' } }] },
      shipping_addresses: [WHERE],
      billing_address: WHERE,
    })
  })

  it('has the number of its pieces', async () => {
    const cartId = await shopper.newCart()
    expect(await read(cartId, 'total_quantity')).toEqual({ total_quantity: 0 })
    const saved = await shopper.design()
    await shopper.add(cartId, [shopper.canvasItem(saved, 3)])
    await shopper.add(cartId, [shopper.canvasItem(await shopper.design(), 2)])
    expect(await read(cartId, 'total_quantity')).toEqual({ total_quantity: 5 })
  })

  it('has the payment methods and the chosen one, by code and title', async () => {
    const { cartId } = await shopper.readyCart()
    expect(
      await read(cartId, 'available_payment_methods { code title } selected_payment_method { code title }'),
    ).toEqual({
      available_payment_methods: [{ code: 'banktransfer', title: 'Bank transfer' }],
      selected_payment_method: { code: 'banktransfer', title: 'Bank transfer' },
    })
  })

  it('has its total with the currency, its GST, its totals by name and place, and the amount to free shipping', async () => {
    const { cartId } = await shopper.readyCart()
    const { prices } = await read(
      cartId,
      `prices { grand_total { value currency } applied_taxes { label amount { value } }
       totals { code label amount { value } area } free_shipping { message amount { value } } }`,
    )
    expect(prices).toEqual({
      grand_total: { value: 50.9, currency: 'NZD' },
      applied_taxes: [{ label: 'GST', amount: { value: 6.64 } }],
      totals: [
        { code: 'subtotal', label: 'Subtotal', amount: { value: 42.95 }, area: null },
        { code: 'shipping', label: 'Shipping', amount: { value: 7.95 }, area: null },
        { code: 'grand_total', label: 'Total', amount: { value: 50.9 }, area: 'footer' },
        { code: 'tax', label: 'GST included', amount: { value: 6.64 }, area: 'footer' },
      ],
      free_shipping: { message: 'Add N$56.05 more for free standard shipping.', amount: { value: 56.05 } },
    })
  })
})

describe('an item of a cart', () => {
  it('has its number, its product, its quantity and its prices', async () => {
    const id = await shopper.newCart()
    await shopper.add(id, [shopper.canvasItem(await shopper.design(), 2)])
    const { itemsV2 } = await read(
      id,
      `itemsV2 { items { item_id uid quantity product { id name sku url_key url_path short_description { html } }
       prices { price_including_tax { value } row_total_including_tax { value } price { value } row_total { value } } } }`,
    )
    const [item] = itemsV2.items
    expect(atob(item.uid)).toBe(String(item.item_id))
    expect(item).toMatchObject({
      quantity: 2,
      product: { id: expect.any(Number), name: 'Canvas print', sku: 'canvas-print', url_key: 'canvas-print' },
      prices: {
        price_including_tax: { value: 40.95 },
        row_total_including_tax: { value: 81.9 },
        price: { value: 35.61 },
        row_total: { value: 71.22 },
      },
    })
    expect(item.product.url_path).toBe('canvas-prints')
    expect(item.product.short_description.html).not.toBe('')
  })

  it('has its kinds, its id in feeds, its options, its edit link, its price with the code, and its photo', async () => {
    const id = await shopper.newCart()
    const saved = await shopper.design()
    await shopper.add(id, [shopper.canvasItem(saved)])
    const { itemsV2 } = await read(
      id,
      `itemsV2 { items { uid extra_info { categories remarketing_product_id tool_options { label value } edit_link
       cache_price original_image_url } } }`,
    )
    const [{ uid, extra_info: extra }] = itemsV2.items
    expect(extra).toEqual({
      categories: ['wall-art'],
      remarketing_product_id: 'canvas-print',
      tool_options: [
        { label: 'Size', value: '30 × 40 cm' },
        { label: 'Frame depth', value: '19 mm' },
        { label: 'Edges', value: 'Photo wraps around the edge' },
      ],
      edit_link: `/uploadchoice?sku=canvas-print&design=${saved.uid}&line=${encodeURIComponent(uid)}`,
      cache_price: 42.95,
      original_image_url: expect.stringMatching(/^\/media\//),
    })
  })
})

describe('a shipping method', () => {
  const STANDARD = {
    carrier_code: 'courier',
    method_code: 'standard',
    method_title: 'Standard',
    available: true,
    error_message: null,
  }

  it('has its codes, its title, its price with and without GST, and its days', async () => {
    const { cartId } = await shopper.readyCart()
    const [{ available_shipping_methods: methods, selected_shipping_method: selected }] = (await read(cartId, SHIPPING))
      .shipping_addresses
    expect(methods[0]).toEqual({
      ...STANDARD,
      amount: { value: 7.95, currency: 'NZD' },
      price_excl_tax: { value: 6.91 },
      price_incl_tax: { value: 7.95 },
      additional_info: {
        offer_description: null,
        other_price: null,
        free_shipping: false,
        method_description: '3–5 working days once your order is ready',
      },
    })
    expect(selected).toEqual({
      carrier_code: 'courier',
      method_code: 'standard',
      method_title: 'Standard',
      amount: { value: 7.95, currency: 'NZD' },
    })
  })

  it('that is free for this cart has its usual price too', async () => {
    const { cartId } = await shopper.readyCart()
    await shopper.add(cartId, [shopper.canvasItem(await shopper.design(), 3)])
    const [{ available_shipping_methods: methods }] = (await read(cartId, SHIPPING)).shipping_addresses
    expect(methods[0]).toEqual({
      ...STANDARD,
      amount: { value: 0, currency: 'NZD' },
      price_excl_tax: { value: 0 },
      price_incl_tax: { value: 0 },
      additional_info: {
        offer_description: 'Free for this order',
        other_price: { value: 7.95 },
        free_shipping: true,
        method_description: '3–5 working days once your order is ready',
      },
    })
  })

  it('is chosen by the codes of its carrier and its method, and stays chosen', async () => {
    const cartId = await shopper.newCart()
    await shopper.add(cartId, [shopper.canvasItem(await shopper.design())])
    await shopper.call(
      `mutation ($id: String!, $address: CartAddressInput!) { setShippingAddressesOnCart(
        input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } } }`,
      { id: cartId, address: ADDRESS },
    )
    const choose = (code: string) =>
      shopper.call(
        `mutation ($id: String!, $code: String!) { setShippingMethodsOnCart(input: { cart_id: $id,
          shipping_methods: [{ carrier_code: "courier", method_code: $code }] }) { cart { ${SHIPPING}
          prices { grand_total { value } } } } }`,
        { id: cartId, code },
      )
    for (const [code, price] of [
      ['express', 14.95],
      ['standard', 7.95],
    ] as const) {
      const { cart } = (await choose(code)).setShippingMethodsOnCart
      const chosen = { carrier_code: 'courier', method_code: code, amount: { value: price, currency: 'NZD' } }
      expect(cart.shipping_addresses[0].selected_shipping_method).toMatchObject(chosen)
      expect(cart.prices.grand_total.value).toBeCloseTo(42.95 + price, 5)
      const [{ selected_shipping_method: selected }] = (await read(cartId, SHIPPING)).shipping_addresses
      expect(selected).toMatchObject(chosen)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { type CartLine, canCheckOut, isEmpty, isGift, toCart, withShipping } from './cart'
import { cart, type Item, item, pricesOf } from './testing/cart-answer'

describe('toCart', () => {
  it('converts dollars to cents without rounding errors', () => {
    const { lines, grandTotalCents, taxCents, freeShipping } = toCart(cart())
    expect(lines[0]).toMatchObject({
      unitCents: 1990,
      rowCents: 3980,
      regularRowCents: 4780,
      quantity: 2,
      path: '/canvas-prints',
    })
    expect(lines[0]).toMatchObject({ selectedOptions: ['c2l6ZQ=='], design: { uid: 'd1', revision: 3 } })
    expect({ grandTotalCents, taxCents }).toEqual({ grandTotalCents: 4830, taxCents: 630 })
    expect(freeShipping?.missingCents).toBe(6020)
  })

  it('has the entered values of a gift certificate and the billing address', () => {
    const { customizable_options: _, ...rest } = item() as Item & { customizable_options: unknown }
    const gift: Item = {
      ...rest,
      quantity: 1,
      entered: [{ customizable_option_uid: 'dA==', values: [{ value: '75.50' }] }],
      prices: {
        price_including_tax: { value: 75.5 },
        row_total_including_tax: { value: 75.5 },
        regular_row_total_including_tax: null,
      },
    }
    const billing = {
      firstname: 'Aroha',
      lastname: 'Ngata',
      company: null,
      street: ['1 Queen Street'],
      city: 'Auckland',
    }
    const virtual = toCart(
      cart({
        is_virtual: true,
        itemsV2: { items: [gift] },
        billing_address: { ...billing, region: null, postcode: '1010', telephone: null },
      }),
    )
    expect(virtual.lines[0]).toMatchObject({ entered: [{ uid: 'dA==', value: '75.50' }], selectedOptions: [] })
    expect(isGift(virtual.lines[0] as CartLine)).toBe(true)
    expect(virtual.address).toMatchObject({ firstname: 'Aroha', postcode: '1010' })
    const mixed = toCart(cart({ itemsV2: { items: [item(), gift] }, prices: pricesOf(115.3) }))
    const method = {
      carrier: 'c',
      method: 'm',
      title: 'M',
      description: '',
      arrivesBy: '',
      cents: 795,
      regularCents: null,
    }
    expect(withShipping(mixed, method).taxCents).toBe(623)
  })

  it('has a code with its discount, or with the reason for no discount', () => {
    const withLine = (label: string, value: number) =>
      toCart(
        cart({
          applied_coupons: [{ code: 'SPRING10' }],
          prices: { ...cart().prices, totals: [{ code: 'discount', label, amount: { value } }] } as never,
        }),
      ).coupon
    expect(toCart(cart()).coupon).toBeNull()
    expect(withLine('10 % off', -4.3)).toEqual({ code: 'SPRING10', message: '10 % off', discountCents: 430 })
    expect(withLine('The code SPRING10 has expired.', 0)).toMatchObject({
      discountCents: 0,
      message: expect.stringContaining('expired'),
    })
  })

  it('leaves out options without a value and lines without a product', () => {
    const { lines } = toCart(cart({ itemsV2: { items: [null, item()] } }))
    expect(lines).toHaveLength(1)
    expect(lines[0]?.options).toEqual([{ label: 'Size', value: '20 × 30 cm' }])
  })

  it('has only available shipping methods', () => {
    const { shippingMethods } = toCart(
      cart({
        shipping_addresses: [
          {
            firstname: 'Aroha',
            lastname: 'Ngata',
            company: null,
            street: ['1 Queen Street', 'Ōrākei'],
            city: 'Auckland',
            region: { label: 'Auckland' },
            postcode: '1010',
            telephone: '021 555 0100',
            available_shipping_methods: [
              {
                carrier_code: 'x',
                method_code: null,
                method_title: null,
                available: false,
                price_incl_tax: { value: null },
                additional_info: null,
              },
              {
                carrier_code: 'post',
                method_code: 'standard',
                method_title: 'Standard',
                available: true,
                price_incl_tax: { value: 8.5 },
                additional_info: null,
              },
            ],
            selected_shipping_method: null,
          },
        ],
      }),
    )
    expect(shippingMethods.map(({ method, cents }) => [method, cents])).toEqual([['standard', 850]])
  })

  it('blocks the checkout of a cart that is empty or has a line with a problem', () => {
    expect(canCheckOut(toCart(cart()))).toBe(true)
    expect(canCheckOut(toCart(cart({ itemsV2: { items: [item({ is_available: false })] } })))).toBe(false)
    const oneOfTwo = cart({ itemsV2: { items: [item(), item({ is_available: false })] } })
    expect(canCheckOut(toCart(oneOfTwo))).toBe(false)
    expect(canCheckOut(toCart(cart({ itemsV2: { items: [] } })))).toBe(false)
    expect(isEmpty(toCart(cart({ itemsV2: { items: [] } })))).toBe(true)
    expect(isEmpty(toCart(cart()))).toBe(false)
    expect(isEmpty(null)).toBe(true)
  })
})

describe('another shipping method', () => {
  const express = {
    carrier: 'courier',
    method: 'express',
    title: 'Express',
    description: '',
    arrivesBy: '',
    cents: 1495,
    regularCents: null,
  }

  it('changes total and GST before a request', () => {
    const before = toCart(cart({ prices: pricesOf(48.3) }))
    expect(withShipping(before, express)).toMatchObject({ grandTotalCents: 6325, taxCents: 825 })
  })

  it('replaces the previous one', () => {
    const before = toCart(cart({ prices: pricesOf(48.3) }))
    const twice = withShipping(withShipping(before, express), { ...express, cents: 0 })
    expect(twice).toMatchObject({ grandTotalCents: 4830, taxCents: 630, selectedShipping: { cents: 0 } })
  })
})

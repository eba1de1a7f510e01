import { describe, expect, it } from 'vitest'
import { NO_BALANCES } from './balances'
import { type CartLine, isSamePiece, toCart } from './cart'
import { cart, type Item, item } from './testing/cart-answer'

describe('a cart', () => {
  it('has every field of a whole answer', () => {
    const address = {
      firstname: 'Aroha',
      lastname: 'Ngata',
      company: 'Kea Ltd',
      street: [null, '1 Queen Street', 'Flat 3'],
      city: 'Auckland',
      region: { label: 'Auckland' },
      postcode: '1010',
      telephone: '021 555 0100',
    }
    const whole = toCart(
      cart({
        email: 'aroha@example.co.nz',
        itemsV2: {
          items: [
            item({ errors: [null, { message: 'Only 1 of Canvas print is left.' }] as never, is_available: false }),
          ],
        },
        applied_coupons: [null, { code: 'SPRING10' }],
        prices: {
          ...cart().prices,
          applied_taxes: [null, { label: 'GST', amount: { value: 6.3 } }, { label: 'More', amount: { value: 0.7 } }],
          totals: [
            { code: 'shipping', label: 'Shipping', amount: { value: 8.5 } },
            { code: 'discount', label: '10% off', amount: { value: -4.3 } },
          ],
          free_shipping: { message: 'Almost there', amount: { value: 60.2 } },
        } as never,
        shipping_addresses: [
          {
            ...address,
            available_shipping_methods: [
              null,
              {
                carrier_code: 'post',
                method_code: 'standard',
                method_title: 'Standard',
                available: true,
                price_incl_tax: { value: 0 },
                additional_info: {
                  method_description: '3 to 5 days',
                  arrives_by: 'Fri 4 December',
                  other_price: { value: 7.95 },
                },
              },
              {
                carrier_code: 'post',
                method_code: 'late',
                method_title: null,
                available: false,
                price_incl_tax: { value: 5 },
                additional_info: null,
              },
            ],
            selected_shipping_method: {
              carrier_code: 'post',
              method_code: 'standard',
              method_title: 'Standard',
              price_incl_tax: { value: 7.95 },
            },
          },
        ] as never,
        available_payment_methods: [null, { code: 'banktransfer', title: 'Bank transfer' }],
        selected_payment_method: { code: 'banktransfer' },
      } as never),
    )
    expect(whole).toEqual({
      id: 'c'.repeat(32),
      email: 'aroha@example.co.nz',
      lines: [
        {
          uid: 'NDI=',
          sku: 'canvas-print',
          name: 'Canvas print',
          path: '/canvas-prints',
          quantity: 2,
          options: [{ label: 'Size', value: '20 × 30 cm' }],
          selectedOptions: ['c2l6ZQ=='],
          entered: [],
          design: { uid: 'd1', revision: 3 },
          hasCopies: false,
          unitCents: 1990,
          rowCents: 3980,
          regularRowCents: 4780,
          preview: '/media/uploads/p1',
          previewWords: 'cover and two of its 12 months',
          picture: '/pictures/canvas.webp',
          editLink: '/uploadchoice?sku=canvas-print&design=d1&line=NDI%3D',
          problems: ['Only 1 of Canvas print is left.', 'This product cannot be ordered at the moment.'],
        },
      ],
      totalQuantity: 2,
      isVirtual: false,
      subtotalCents: 3980,
      coupon: { code: 'SPRING10', message: '10% off', discountCents: 430 },
      balances: NO_BALANCES,
      notes: { comment: '', giftMessage: '', business: null, giftWrap: false, dropShip: false, affiliateClick: '' },
      services: { giftWrapCents: null, takesDropShip: false },
      grandTotalCents: 4830,
      taxCents: 700,
      freeShipping: { message: 'Almost there', missingCents: 6020 },
      address: { ...address, street: '1 Queen Street', street2: 'Flat 3', region: 'Auckland' },
      invoiceAddress: null,
      shippingMethods: [
        {
          carrier: 'post',
          method: 'standard',
          title: 'Standard',
          description: '3 to 5 days',
          arrivesBy: 'Fri 4 December',
          cents: 0,
          regularCents: 795,
        },
      ],
      selectedShipping: { carrier: 'post', method: 'standard', title: 'Standard', cents: 795 },
      paymentMethods: [{ code: 'banktransfer', title: 'Bank transfer' }],
      selectedPayment: 'banktransfer',
    })
  })

  it('has empty values where a sparse answer has none', () => {
    const bare = { uid: 'NDI=', quantity: 1, is_available: true, product: {} } as Item
    const sparse = toCart({
      id: 'c1',
      total_quantity: 1,
      is_virtual: false,
      itemsV2: { items: [bare, { ...bare, extra_info: { design_uid: 'd1' } }] },
      shipping_addresses: [
        {
          firstname: 'Aroha',
          lastname: 'Ngata',
          street: [],
          city: 'Auckland',
          available_shipping_methods: [
            { carrier_code: 'post', method_code: 'late', available: true, price_incl_tax: null },
          ],
        },
      ],
      applied_coupons: [{ code: 'SPRING10' }],
    } as never)
    const line = {
      ...{ uid: 'NDI=', sku: '', name: '', path: '/', quantity: 1, options: [], selectedOptions: [], entered: [] },
      ...{
        design: null,
        hasCopies: false,
        unitCents: 0,
        rowCents: 0,
        regularRowCents: null,
        preview: null,
        previewWords: '',
        picture: '',
        editLink: null,
        problems: [],
      },
    }
    expect(sparse).toEqual({
      ...{ id: 'c1', email: '', lines: [line, line], totalQuantity: 1, isVirtual: false, subtotalCents: 0 },
      coupon: { code: 'SPRING10', message: '', discountCents: 0 },
      balances: NO_BALANCES,
      notes: { comment: '', giftMessage: '', business: null, giftWrap: false, dropShip: false, affiliateClick: '' },
      services: { giftWrapCents: null, takesDropShip: false },
      ...{ grandTotalCents: 0, taxCents: 0, freeShipping: null },
      address: {
        ...{ firstname: 'Aroha', lastname: 'Ngata', company: '', street: '', street2: '', city: 'Auckland' },
        ...{ region: '', postcode: '', telephone: '' },
      },
      invoiceAddress: null,
      shippingMethods: [
        { carrier: 'post', method: 'late', title: '', description: '', arrivesBy: '', cents: 0, regularCents: null },
      ],
      ...{ selectedShipping: null, paymentMethods: [], selectedPayment: null },
    })
    const none = toCart({ id: 'c1', total_quantity: 0, is_virtual: false, shipping_addresses: [] } as never)
    expect(none).toMatchObject({ lines: [], coupon: null, address: null, shippingMethods: [] })
  })
})

it('an invoice address is that of the answer if it is not the delivery address', () => {
  const at = (street: string) => ({ firstname: 'Aroha', lastname: 'Ngata', street: [street], city: 'Auckland' })
  const invoiceOf = (delivery: string, billing: string, isVirtual = false) =>
    toCart({
      id: 'c1',
      total_quantity: 1,
      is_virtual: isVirtual,
      shipping_addresses: isVirtual ? [] : [at(delivery)],
      billing_address: at(billing),
    } as never).invoiceAddress?.street
  expect(invoiceOf('1 Queen Street', '2 High Street')).toBe('2 High Street')
  expect(invoiceOf('1 Queen Street', '1 Queen Street')).toBeUndefined()
  expect(invoiceOf('', '2 High Street', true)).toBeUndefined()
})

it('gift wrap and drop-ship are offered with their price, chosen or not, and neither where the shop has none', () => {
  const info = {
    order_comment: null,
    gift_message: null,
    business_purchase: false,
    gst_number: null,
    gst_certificate: null,
    awc: null,
  }
  const offered = toCart(
    cart({
      giftwrap: { enabled: true, applied: true, fee: { value: 6 } },
      dropship: { enabled: true },
      additional_info: { ...info, dropship: true },
    }),
  )
  expect(offered.services).toEqual({ giftWrapCents: 600, takesDropShip: true })
  expect(offered.notes).toMatchObject({ giftWrap: true, dropShip: true })
  const off = toCart(
    cart({
      giftwrap: { enabled: false, applied: false, fee: null },
      dropship: { enabled: false },
      additional_info: { ...info, dropship: null },
    }),
  )
  expect(off.services).toEqual({ giftWrapCents: null, takesDropShip: false })
  expect(off.notes).toMatchObject({ giftWrap: false, dropShip: false, affiliateClick: '' })
})

describe('two lines', () => {
  const [line] = toCart(cart()).lines as [CartLine]
  const other = (changes: Partial<CartLine>): CartLine => ({ ...line, ...changes })

  it('are the same piece with the same product, options, design and entered values', () => {
    expect(isSamePiece(line, other({ uid: 'b3RoZXI=', quantity: 9 }))).toBe(true)
    expect(isSamePiece(other({ design: null }), other({ design: null }))).toBe(true)
  })

  it.each<[string, Partial<CartLine>]>([
    ['product', { sku: 'photo-mug' }],
    ['design', { design: { uid: 'd2', revision: 3 } }],
    ['revision of a design', { design: { uid: 'd1', revision: 4 } }],
    ['choice of a design', { design: null }],
    ['option', { selectedOptions: ['b3RoZXI='] }],
    ['entered value', { entered: [{ uid: 'dA==', value: '50' }] }],
  ])('are different pieces with another %s', (_, changes) => {
    expect(isSamePiece(line, other(changes))).toBe(false)
    expect(isSamePiece(other(changes), line)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import type { OrderFieldsFragment } from '~/api/__generated__/types'
import { isWithLineAbove, toOrder, unitsOf } from './order'

const order: OrderFieldsFragment = {
  number: '000000123',
  token: 'token-of-this-order',
  order_date: '2026-11-21 03:00:00',
  status: 'Pending Payment',
  email: 'aroha@example.co.nz',
  is_dropship: true,
  carrier: 'Courier',
  arrives_by: 'Fri 4 December',
  shipping_method: 'Courier - Standard',
  shipping_address: {
    firstname: 'Aroha',
    lastname: 'Ngata',
    company: null,
    street: ['1 Queen Street', 'Ōrākei'],
    city: 'Auckland',
    region: 'Auckland',
    postcode: '1010',
    telephone: '021 555 0100',
  },
  payment_methods: [{ name: 'Bank transfer', type: 'banktransfer' }],
  items: [
    null,
    {
      id: 'MQ==',
      product_name: 'Canvas print',
      product_sku: 'canvas-print',
      preview_image: '/media/uploads/x',
      preview_words: 'cover and one of its 11 spreads',
      product_image: '/pictures/products/canvas.webp',
      is_shared_design: true,
      design_tool: 'calendar-tool',
      bundle: null,
      sign: null,
      quantity_ordered: 2,
      selected_options: [
        { label: 'Size', value: '20 × 30 cm' },
        { label: 'Depth', value: '38 mm' },
      ],
      entered_options: [{ label: 'To', value: 'For Māia' }],
      product_sale_price: { value: 19.9 },
    },
  ],
  total: {
    discounts: [{ label: 'Code SPRING10', amount: { value: 4.3 } }],
    subtotal: { value: 39.8 },
    giftwrap: { value: 6 },
    total_shipping: { value: 8.5 },
    total_tax: { value: 6.3 },
    grand_total: { value: 48.3 },
  },
  invoices: [null, { number: 'INV-000000123' }],
  comments: [null, { message: 'Your payment has arrived.', timestamp: '2026-11-22 03:00:00' }],
  shipments: [
    null,
    {
      tracking: [
        { carrier: 'Courier', title: 'Standard', number: 'NZ123' },
        { carrier: 'Courier', title: 'Standard', number: null },
      ],
    },
  ],
}

describe('toOrder', () => {
  it('has address, lines and amounts in the terms of the shop', () => {
    expect(toOrder(order)).toMatchObject({
      number: '000000123',
      hasInvoice: true,
      isDropShip: true,
      giftWrapCents: 600,
      shippingMethod: 'Standard',
      paymentCode: 'banktransfer',
      address: ['Aroha Ngata', '1 Queen Street', 'Ōrākei', 'Auckland 1010'],
      lines: [
        {
          sku: 'canvas-print',
          name: 'Canvas print',
          quantity: 2,
          options: '20 × 30 cm, 38 mm, For Māia',
          unitCents: 1990,
          preview: '/media/uploads/x',
          previewWords: 'cover and one of its 11 spreads',
          picture: '/pictures/products/canvas.webp',
          isShared: true,
          isCalendar: true,
          isSign: false,
          hasWords: true,
          sign: null,
        },
      ],
      shippingCents: 850,
      taxCents: 630,
      discounts: [{ label: 'Code SPRING10', cents: 430 }],
      grandTotalCents: 4830,
    })
  })

  it.each([
    ['neonchamp-tool', true],
    ['calendar-tool', false],
    [null, false],
  ])('a line of the tool %s has a wall template: %s', (design_tool, isSign) => {
    const items = order.items?.map((item) => item && { ...item, design_tool }) ?? []
    expect(toOrder({ ...order, items }).lines.map((line) => line.isSign)).toEqual([isSign])
  })

  it('a paid sign has the day of its approval, and until then what may be changed', () => {
    const sign = { approved_at: null, can_change: true, letters: 6, option_uids: ['MQ=='] }
    const signOf = (approved_at: string | null) => {
      const items = order.items?.map((item) => item && { ...item, sign: { ...sign, approved_at } }) ?? []
      return toOrder({ ...order, items }).lines[0]?.sign
    }
    expect(signOf(null)).toEqual({ approvedAt: null, canChange: true, letters: 6, optionUids: ['MQ=='] })
    expect(signOf('2026-11-28 09:00:00')?.approvedAt).toBe(Date.parse('2026-11-28T09:00:00Z'))
  })

  it('has the pieces of a set as one, each without the name of the set', () => {
    const [, item] = order.items ?? []
    if (!item) throw new Error('the order has an item')
    const part = (id: string, uid: string) => ({
      ...{ ...item, id, entered_options: [], bundle: { uid, name: 'Mug and coaster set' } },
      selected_options: [
        { label: 'Part of', value: 'Mug and coaster set' },
        { label: 'Mug', value: 'White' },
      ],
    })
    const { lines } = toOrder({ ...order, items: [part('1', 'a'), part('2', 'a'), item, part('3', 'b')] })
    expect(unitsOf(lines).map((unit) => unit.map(({ line, at }) => [line.id, at]))).toEqual([
      [
        ['1', 0],
        ['2', 1],
      ],
      [['MQ==', 2]],
      [['3', 3]],
    ])
    expect(lines[0]).toMatchObject({ options: 'White', set: { uid: 'a', name: 'Mug and coaster set' } })
    expect(lines[2]?.set).toBeNull()
  })

  it('has the region if it differs from the city', () => {
    const address = { ...order.shipping_address, city: 'Gore', region: 'Southland' } as typeof order.shipping_address
    expect(toOrder({ ...order, shipping_address: address }).address.at(-1)).toBe('Southland')
  })

  it('has the times of events and the parcels with a tracking number', () => {
    expect(toOrder(order)).toMatchObject({
      placedAt: Date.UTC(2026, 10, 21, 3),
      events: [{ at: Date.UTC(2026, 10, 22, 3), text: 'Your payment has arrived.' }],
      parcels: [{ carrier: 'Courier', number: 'NZ123' }],
    })
  })
})

describe('the lines of an order', () => {
  it('show the picture of one design once, with one way to edit it again', () => {
    const line = (sku: string, preview: string | null) => ({ sku, preview })
    const lines = [
      line('photo-print', '/media/uploads/a?end=1&signature=x'),
      line('photo-print', '/media/uploads/a?end=2&signature=y'),
      line('photo-print', '/media/uploads/b?end=1&signature=x'),
      line('poster', '/media/uploads/b?end=1&signature=x'),
      line('easel', null),
      line('easel', null),
    ]
    expect(lines.map((_, at) => isWithLineAbove(lines, at))).toEqual([false, true, false, false, false, false])
  })
})

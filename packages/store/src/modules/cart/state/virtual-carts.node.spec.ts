import { describe, expect, it } from 'vitest'
import { stateOf } from '../../../testing/golden-shop'
import { productOf } from '../../../testing/product'
import type { StoredLine } from './cart-state'
import { toCart } from './load-cart'

const NOW = new Date('2026-11-02T09:00:00Z')
const MEMBERSHIP = productOf({
  id: 90,
  kind: 'membership',
  sku: 'champ-membership',
  name: 'Membership',
  prices: [{ optionUids: [], quantityFrom: 1, cents: 4900, regularCents: null, offerFrom: null, offerTo: null }],
})
const membership: StoredLine = {
  id: 90,
  productId: 90,
  quantity: 1,
  valueIds: [],
  design: null,
  gift: null,
  bundle: null,
}

/** A cart with these lines, and a membership behind them. */
function cartWith(lines: string) {
  const state = stateOf({ lines, code: '', way: 'town', cards: [], credit: 0, points: 0 })
  return toCart({ ...state, lines: [...state.lines, membership], products: [...state.products, MEMBERSHIP] }, NOW)
}

describe('a cart with a membership', () => {
  it.each([
    ['alone', true, ''],
    ['and a gift certificate', true, 'gift 5000'],
    ['and a canvas', false, 'canvas 30 x1'],
    ['and a gift certificate and a canvas', false, 'gift 5000 + canvas 30 x1'],
  ])('%s: virtual is %s', (_, isVirtual, lines) => {
    expect(cartWith(lines).isVirtual).toBe(isVirtual)
  })

  it('alone costs its price with GST, and needs no delivery', () => {
    const { totals, shippingMethods, shippingAddress, lines } = cartWith('')
    expect(lines.map(({ problem }) => problem)).toEqual([null])
    expect([shippingMethods, shippingAddress]).toEqual([[], null])
    expect(totals).toMatchObject({ subtotalCents: 4900, shippingCents: null, taxCents: 639, grandTotalCents: 4900 })
  })
})

it('an empty cart is not virtual', () => {
  const empty = stateOf({ lines: '', code: '', way: '', cards: [], credit: 0, points: 0 })
  expect(toCart(empty, NOW).isVirtual).toBe(false)
})

import { cartTotals, NO_BALANCES } from '@kea/shared/cart-totals'
import { describe, expect, it } from 'vitest'
import { stateOf } from '../../../testing/golden-shop'
import { toCart } from './load-cart'

const NOTHING = { cardCents: [], creditCents: 0, points: 0, pointsCents: 0 }

describe('totals', () => {
  // rows, shipping → subtotal, shipping, GST inside the total, GST inside the subtotal, total
  it.each([
    ['an empty cart', [], null, [0, null, 0, 0, 0]],
    ['one canvas, no method yet', [4295], null, [4295, null, 560, 560, 4295]],
    ['one canvas by courier', [4295], 795, [4295, 795, 664, 560, 5090]],
    ['free shipping', [9900], 0, [9900, 0, 1291, 1291, 9900]],
    ['forty prints at 45 cents', [1800], 795, [1800, 795, 338, 235, 2595]],
    ['three lines', [8190, 1995, 39], 1495, [10224, 1495, 1529, 1334, 11719]],
    ['GST that ends on half a cent rounds up', [115], null, [115, null, 15, 15, 115]],
    ['one cent', [1], null, [1, null, 0, 0, 1]],
    ['the largest line there can be', [25_995 * 999], 0, [25_969_005, 0, 3_387_262, 3_387_262, 25_969_005]],
  ] as const)('%s', (_, rowCents, shippingCents, [subtotal, shipping, tax, subtotalTax, total]) => {
    expect(cartTotals({ rowCents, giftCents: [], shippingCents, discountCents: 0, balances: NO_BALANCES })).toEqual({
      subtotalCents: subtotal,
      discountCents: 0,
      shippingCents: shipping,
      giftWrapCents: 0,
      taxCents: tax,
      subtotalTaxCents: subtotalTax,
      discountedTaxCents: subtotalTax,
      spent: NOTHING,
      pointsFit: 0,
      grandTotalCents: total,
    })
  })
})

describe('a gift certificate', () => {
  it('adds its amount and no GST', () => {
    expect(
      cartTotals({
        rowCents: [4295],
        giftCents: [5000, 2500],
        shippingCents: 795,
        discountCents: 0,
        balances: NO_BALANCES,
      }),
    ).toEqual({
      subtotalCents: 11_795,
      discountCents: 0,
      shippingCents: 795,
      giftWrapCents: 0,
      taxCents: 664,
      subtotalTaxCents: 560,
      discountedTaxCents: 560,
      spent: NOTHING,
      pointsFit: 0,
      grandTotalCents: 12_590,
    })
  })
})

describe('gift wrap', () => {
  const cart = { rowCents: [4295], giftCents: [], shippingCents: 795, discountCents: 430, balances: NO_BALANCES }

  it('adds its price and the GST in it, and no code reduces it', () => {
    expect(cartTotals({ ...cart, giftWrapCents: 600 })).toMatchObject({
      subtotalCents: 4295,
      discountCents: 430,
      giftWrapCents: 600,
      taxCents: 686,
      grandTotalCents: 5260,
    })
  })

  it('is paid with balances too', () => {
    const balances = { ...NO_BALANCES, creditCents: 10_000 }
    expect(cartTotals({ ...cart, giftWrapCents: 600, balances })).toMatchObject({
      spent: { creditCents: 5260 },
      grandTotalCents: 0,
    })
  })

  it.each([
    ['a canvas by courier', 'canvas 30 x1', 600, [4295, 600, 795, 742, 5690]],
    ['just below free delivery: its price is no goods', 'canvas 30 x2', 1500, [8590, 1500, 795, 1420, 10_885]],
    ['for nothing', 'canvas 30 x1', 0, [4295, 0, 795, 664, 5090]],
    ['beside a gift certificate', 'canvas 30 x1 + gift 5000', 600, [9295, 600, 795, 742, 10_690]],
    ['gift certificates alone, which are not sent', 'gift 5000', 600, [5000, 0, null, 0, 5000]],
    ['an empty cart', '', 600, [0, 0, 795, 104, 795]],
  ] as const)('of a cart: %s', (_, lines, wrap, [subtotal, wrapped, shipping, tax, total]) => {
    const golden = { lines, code: '', way: 'town', cards: [], credit: 0, points: 0, wrap }
    const { totals } = toCart(stateOf(golden), new Date('2026-11-02T09:00:00Z'))
    expect(totals).toMatchObject({
      subtotalCents: subtotal,
      giftWrapCents: wrapped,
      shippingCents: shipping,
      taxCents: tax,
      grandTotalCents: total,
    })
  })
})

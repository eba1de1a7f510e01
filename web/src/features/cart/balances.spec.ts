import { cartTotals } from '@kea/shared/cart-totals'
import { describe, expect, it } from 'vitest'
import { balanceRows, cardLabel, NO_BALANCES, spendable } from './balances'
import { toCart, withShipping } from './cart'
import { cart, pricesOf } from './testing/cart-answer'

const money = (value: number) => ({ value })
const paid = toCart(
  cart({
    applied_gift_cards: [
      { code: '••••-••••-••••-••••-3333', applied_balance: money(10), current_balance: money(25) },
      null,
    ],
    applied_store_credit: { enabled: true, applied_balance: money(5), current_balance: money(7.5) },
    applied_reward_points: { points: 40, money: money(2) },
    reward_points: {
      balance: 300,
      earning_rules: [{ points: 12 }],
      spending: { max_use: 300, rules: [{ name: '100 points are N$5.00' }] },
    },
    additional_info: { order_comment: 'Ring twice', gift_message: null },
    prices: pricesOf(65.3),
  } as never),
)

describe('the balances of a cart', () => {
  it('are read with what is used and what there is', () => {
    expect(paid.balances).toEqual({
      cards: [{ code: '••••-••••-••••-••••-3333', usedCents: 1000, balanceCents: 2500 }],
      credit: { isUsed: true, usedCents: 500, balanceCents: 750 },
      points: { isUsed: true, used: 40, usedCents: 200, balance: 300, maxUse: 300, rule: '100 points are N$5.00' },
      earns: 12,
    })
    expect(paid.notes).toEqual({
      comment: 'Ring twice',
      giftMessage: '',
      business: null,
      giftWrap: false,
      dropShip: false,
      affiliateClick: '',
    })
  })

  it('have a line each in the summary', () => {
    expect(balanceRows(paid.balances)).toEqual([
      { label: '40 points', cents: 200 },
      { label: 'Gift certificate …3333', cents: 1000 },
      { label: 'Store credit', cents: 500 },
    ])
    expect(balanceRows(NO_BALANCES)).toEqual([])
    expect(cardLabel('ABCD')).toBe('Gift certificate …ABCD')
  })

  it('that are empty are not offered', () => {
    const poor = toCart(
      cart({
        applied_store_credit: { enabled: false, applied_balance: money(0), current_balance: money(0) },
        reward_points: { balance: 0, earning_rules: [], spending: { max_use: 0, rules: [] } },
      } as never),
    )
    expect(poor.balances).toEqual(NO_BALANCES)
  })

  it('pay at most what there is to pay', () => {
    const leftOf = (cents: number) =>
      cartTotals({
        ...{ rowCents: [cents], giftCents: [], shippingCents: null, discountCents: 0 },
        balances: spendable(paid.balances),
      }).grandTotalCents
    expect(leftOf(100_000)).toBe(100_000 - (2500 + 750 + 200))
    expect(leftOf(1234)).toBe(0)
  })

  it('pay for the delivery too, before the store has answered', () => {
    const method = {
      carrier: 'c',
      method: 'm',
      title: 'M',
      description: '',
      arrivesBy: '',
      cents: 500,
      regularCents: null,
    }
    // N$48.30 left to pay and N$17.00 used, of at most N$34.50: with N$5.00 more, N$70.30 less N$34.50.
    expect(withShipping(paid, method)).toMatchObject({ grandTotalCents: 3580, taxCents: 917 })
  })
})

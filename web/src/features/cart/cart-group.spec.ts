import { describe, expect, it } from 'vitest'
import { balancePart, cartGroup } from './cart-group'
import { sampleCart, sampleLine } from './testing/sample-cart'

const NOTHING = {
  cartId: '',
  cart: undefined,
  isFetching: false,
  changing: [],
  order: null,
  hasOrderFailed: false,
  friendReward: 0,
} as const

const OFF = {
  items: false,
  summary: false,
  shipping: false,
  storeCredit: false,
  idMe: false,
  coupon: false,
  giftVoucher: false,
  rewardPoints: false,
}

describe('the state group of the cart', () => {
  it('has exactly these members, and by default it is empty and loads', () => {
    expect(cartGroup({ ...NOTHING, cartId: 'c', isFetching: true })).toEqual({
      cartId: 'c',
      cartData: null,
      isLoading: {
        items: true,
        summary: true,
        shipping: true,
        storeCredit: true,
        idMe: true,
        coupon: true,
        giftVoucher: true,
        rewardPoints: true,
      },
      cartShipping: null,
      creditBalance: 0,
      cartDropShip: false,
      cartGiftWrap: false,
      cartOrderComment: '',
      orderSuccess: false,
      isCheckoutFailed: false,
      referFriendReward: 0,
      paymentSuccess: false,
      isCartEmpty: true,
    })
  })

  it('has what the cart has', () => {
    const selectedShipping = { carrier: 'courier', method: 'standard', title: 'Standard', cents: 795 }
    const cart = sampleCart({
      lines: [sampleLine()],
      selectedShipping,
      balances: { cards: [], points: null, earns: 0, credit: { isUsed: false, usedCents: 0, balanceCents: 1250 } },
      notes: {
        comment: 'Ring twice',
        giftMessage: '',
        business: null,
        giftWrap: true,
        dropShip: true,
        affiliateClick: '',
      },
    })
    expect(cartGroup({ ...NOTHING, cart })).toMatchObject({
      cartData: cart,
      isLoading: OFF,
      cartShipping: selectedShipping,
      creditBalance: 1250,
      cartDropShip: true,
      cartGiftWrap: true,
      cartOrderComment: 'Ring twice',
      isCartEmpty: false,
    })
    expect(cartGroup({ ...NOTHING, cart: null }).isCartEmpty).toBe(true)
  })

  it.each([
    ['items', 'items'],
    ['shipping', 'shipping'],
    ['coupon', 'coupon'],
    ['storeCredit', 'storeCredit'],
    ['giftVoucher', 'giftVoucher'],
    ['rewardPoints', 'rewardPoints'],
    ['notes', null],
  ] as const)('is loading its summary and only %s during such a change', (part, flag) => {
    const { isLoading } = cartGroup({ ...NOTHING, cart: sampleCart(), changing: [part] })
    expect(isLoading).toEqual({ ...OFF, summary: true, ...(flag && { [flag]: true }) })
  })

  it.each([
    ['card', 'giftVoucher'],
    ['no card', 'giftVoucher'],
    ['credit', 'storeCredit'],
    ['no credit', 'storeCredit'],
    ['points', 'rewardPoints'],
    ['no points', 'rewardPoints'],
  ] as const)('a change of the kind %s concerns %s', (kind, part) => {
    expect(balancePart({ kind, code: '' } as Parameters<typeof balancePart>[0])).toBe(part)
  })

  it.each([
    [null, false, false],
    [{ isPaying: true, isPaid: false }, false, false],
    [{ isPaying: false, isPaid: false }, true, false],
    [{ isPaying: false, isPaid: true }, true, true],
  ])('with the order %j is placed: %j, and paid: %j', (order, orderSuccess, paymentSuccess) => {
    expect(cartGroup({ ...NOTHING, order })).toMatchObject({ orderSuccess, paymentSuccess })
  })

  it('knows a failed checkout and the reward for a friend', () => {
    expect(cartGroup({ ...NOTHING, hasOrderFailed: true, friendReward: 1000 })).toMatchObject({
      isCheckoutFailed: true,
      referFriendReward: 1000,
    })
  })
})

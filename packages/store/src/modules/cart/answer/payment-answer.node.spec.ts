import { expect, it } from 'vitest'
import type { CartState } from '../state/cart-state'
import { toCart } from '../state/load-cart'
import { NO_WALLET } from '../state/wallet'
import { toCheckoutAnswer } from './checkout-answer'

const METHODS = [
  { code: 'banktransfer', title: 'Bank transfer' },
  { code: 'card', title: 'Credit card' },
  { code: 'account', title: 'Account of a school' },
]

const stateWith = (paymentMethod: string | null): CartState => ({
  id: 7,
  maskedId: 'masked-7',
  version: 1,
  active: true,
  customerId: null,
  email: null,
  carrierCode: null,
  methodCode: null,
  paymentMethod,
  coupon: null,
  hasOrdered: false,
  lines: [],
  shipping: null,
  billing: null,
  methods: [],
  paymentMethods: METHODS,
  wallet: NO_WALLET,
  notes: {},
  takesGuests: true,
  services: { giftWrapCents: null, takesDropship: false },
  freeShippingCents: null,
  products: [],
})

const answerWith = (paymentMethod: string | null) => {
  const cart = toCart(stateWith(paymentMethod), new Date('2026-11-02T09:00:00Z'))
  const { available_payment_methods, selected_payment_method } = toCheckoutAnswer(cart)
  return { available_payment_methods, selected_payment_method }
}

it('with several payment methods has each, and the chosen one by its code', () => {
  const available_payment_methods = [
    { code: 'banktransfer', title: 'Bank transfer', is_deferred: false },
    { code: 'card', title: 'Credit card', is_deferred: false },
    { code: 'account', title: 'Account of a school', is_deferred: false },
  ]
  expect(answerWith('card')).toEqual({
    available_payment_methods,
    selected_payment_method: { code: 'card', title: 'Credit card' },
  })
  expect(answerWith('account').selected_payment_method).toEqual({ code: 'account', title: 'Account of a school' })
  expect(answerWith(null)).toEqual({ available_payment_methods, selected_payment_method: null })
  // A method that the shop has switched off is no longer chosen.
  expect(answerWith('cheque').selected_payment_method).toBeNull()
})

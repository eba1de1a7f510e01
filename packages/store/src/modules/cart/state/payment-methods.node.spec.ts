import { describe, expect, it } from 'vitest'
import { methodsToPay, paymentMethodsFor, paymentOffer } from './payment-methods'

const account = { name: 'Kea Prints Limited', number: '12-3456-0123456-00' }
const offer = paymentOffer({
  MODE: 'production',
  PAYMENT_SANDBOX: 'off',
  SIGNING_KEY: undefined,
  STRIPE_SECRET_KEY: 'sk_test',
})
const codes = (leftCents: number | null, paymentMethod: string | null = null) => {
  const left = methodsToPay({ paymentMethods: paymentMethodsFor(account, offer), paymentMethod }, leftCents)
  return { offered: left.paymentMethods.map(({ code }) => code), chosen: left.paymentMethod?.code ?? null }
}

describe('the payment methods of a cart', () => {
  // Stripe takes no payment below 50 cents.
  it.each([
    [0, ['free']],
    [1, ['banktransfer']],
    [49, ['banktransfer']],
    [50, ['banktransfer', 'stripe']],
    [5090, ['banktransfer', 'stripe']],
    [null, ['banktransfer', 'stripe']],
  ])('with %s cents left to pay are %j', (leftCents, offered) => {
    expect(codes(leftCents).offered).toEqual(offered)
  })

  it('no longer have a chosen one that does not take what is left', () => {
    expect(codes(50, 'stripe').chosen).toBe('stripe')
    expect(codes(49, 'stripe').chosen).toBeNull()
    expect(codes(49, 'banktransfer').chosen).toBe('banktransfer')
  })
})

import { CHECKOUT_ADDRESS_SETTING } from '@kea/shared/constants/business'
import { describe, expect, it } from 'vitest'
import { SAMPLE_ADDRESS as address, sampleCart as cart } from '~/features/cart/testing/sample-cart'
import { currentStep, firstOpenStep, stepAfter, stepsOf, titleOf } from './checkout-steps'

const shipping = { carrier: 'post', method: 'standard', title: 'Standard', cents: 0 }

describe('the steps of the checkout', () => {
  it('a new cart starts with the email', () => {
    expect(firstOpenStep(cart())).toBe('contact')
  })

  it('a reload continues at the first incomplete step', () => {
    expect(firstOpenStep(cart({ email: 'a@example.co.nz', address }))).toBe('delivery')
    expect(firstOpenStep(cart({ email: 'a@example.co.nz', address, selectedShipping: shipping }))).toBe('payment')
  })

  it('an earlier step can be reopened, and a later one only when all before are complete', () => {
    const half = cart({ email: 'a@example.co.nz', address })
    expect(currentStep(half, 'contact')).toBe('contact')
    expect(currentStep(half, 'review')).toBe('delivery')
    expect(currentStep(half, 'nonsense')).toBe('delivery')
  })

  it('a cart without a delivery needs only the billing address', () => {
    const virtual = cart({ email: 'a@example.co.nz', isVirtual: true })
    expect(firstOpenStep(virtual)).toBe('address')
    expect(titleOf('address', virtual)).toBe('Billing address')
    expect(firstOpenStep({ ...virtual, address })).toBe('payment')
    expect(stepsOf(virtual)).toEqual(['contact', 'address', 'payment', 'review'])
    expect(stepAfter('address', virtual)).toBe('payment')
  })

  it('by the setting 2, an invoice to another address has a step after the delivery address', () => {
    expect(CHECKOUT_ADDRESS_SETTING).toBe(2)
    const ready = cart({ email: 'a@example.co.nz', address, selectedShipping: shipping })
    expect(stepsOf(ready)).toEqual(['contact', 'address', 'delivery', 'payment', 'review'])
    expect(currentStep(ready, 'invoice')).toBe('invoice')
    expect(stepAfter('invoice', ready)).toBe('delivery')
    const elsewhere = cart({ ...ready, invoiceAddress: { ...address, street: '8 High Street' } })
    expect(stepsOf(elsewhere)).toEqual(['contact', 'address', 'invoice', 'delivery', 'payment', 'review'])
    expect(firstOpenStep(elsewhere)).toBe('payment')
    expect([titleOf('address', elsewhere), titleOf('invoice', elsewhere)]).toEqual([
      'Delivery address',
      'Billing address',
    ])
  })

  it('the billing address waits for the delivery address', () => {
    expect(currentStep(cart({ email: 'a@example.co.nz' }), 'invoice')).toBe('address')
  })

  it('the last step is the review', () => {
    expect(stepAfter('payment', cart())).toBe('review')
    expect(stepAfter('review', cart())).toBe('review')
  })
})

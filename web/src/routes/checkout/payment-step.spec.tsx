import { NO_SETTINGS } from '@kea/shared/page/no-settings'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { settingsQuery } from '~/api/settings-query'
import { Shop } from '~/api/testing/Shop'
import type { Cart } from '~/features/cart/cart'
import { sampleCart } from '~/features/cart/testing/sample-cart'
import { PaymentStep } from './PaymentStep'

function paymentStep(paymentMethods: Cart['paymentMethods'], grandTotalCents = 4290): string {
  const client = new QueryClient()
  client.setQueryData(settingsQuery.queryKey, { ...NO_SETTINGS, email: 'kia@ora.example', phone: '09 123 4567' })
  return render(
    <Shop at="/checkout" client={client}>
      <PaymentStep cart={sampleCart({ paymentMethods, grandTotalCents })} onDone={() => {}} />
    </Shop>,
  ).container.textContent
}

test('without a payment method the step says so and shows how to reach the shop', () => {
  const text = paymentStep([])
  expect(text).toBe(
    'You cannot pay here yetWe are still setting up payments, so we cannot take your order today. Your cart is kept. ' +
      'To order now, write to kia@ora.example or ring 09 123 4567.',
  )
})

test('30 cents, which no payment page takes, say what to change in the cart', () => {
  const text = paymentStep([], 30)
  expect(text).toBe(
    'N$0.30 is too little for our payment page' +
      'Go back to your cart and use less of your points, store credit or gift certificate, or add something to your order.',
  )
  expect(paymentStep([], 100)).toContain('You cannot pay here yet')
})

test('a method with a payment page says where the shopper pays', () => {
  const text = paymentStep([{ code: 'stripe', title: 'Card' }])
  expect(text).toContain(
    'You will be redirected to an online payment provider’s site. You can pay by card there, through its option to create an account.',
  )
})

test('with bank transfer there is no note on missing payments', () => {
  const text = paymentStep([{ code: 'banktransfer', title: 'Bank transfer' }])
  expect(text).toContain('Continue to review')
  expect(text).not.toContain('cannot pay')
})

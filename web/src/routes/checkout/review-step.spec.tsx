import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { sampleCart, sampleLine } from '~/features/cart/testing/sample-cart'
import { ReviewStep } from './ReviewStep'

test('an order that was not tried has not failed: no such title, and the button places it', () => {
  const cart = sampleCart({ lines: [sampleLine()], selectedPayment: 'banktransfer' })
  const text = render(
    <Shop at="/checkout" client={new QueryClient()}>
      <ReviewStep cart={cart} />
    </Shop>,
  ).container.textContent
  expect(text).not.toContain('Unable to process request')
  expect(text).not.toContain('Try again')
  expect(text).toContain('Place order')
})

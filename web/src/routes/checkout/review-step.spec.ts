import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { sampleCart, sampleLine } from '~/features/cart/testing/sample-cart'
import { ReviewStep } from './ReviewStep'

test('an order that was not tried has not failed: no such title, and the button places it', () => {
  const cart = sampleCart({ lines: [sampleLine()], selectedPayment: 'banktransfer' })
  const step = createElement(QueryClientProvider, { client: new QueryClient() }, createElement(ReviewStep, { cart }))
  const text = renderToStaticMarkup(createElement(MemoryRouter, null, step)).replace(/<[^>]+>/g, ' ')
  expect(text).not.toContain('Unable to process request')
  expect(text).not.toContain('Try again')
  expect(text).toContain('Place order')
})

import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import type { Cart } from '~/features/cart/cart'
import { sampleCart, sampleLine } from '~/features/cart/testing/sample-cart'
import { cartQuery } from '~/features/cart/use-cart'
import { cookieJar } from '~/lib/testing/cookie-jar'
import CartPage from './CartPage'

const line = sampleLine()
const CART = sampleCart({ lines: [line] })

function draw(cart: Cart) {
  queryClient.setQueryData(cartQuery().queryKey, cart)
  const inside = createElement(QueryClientProvider, { client: queryClient }, createElement(CartPage))
  return renderToStaticMarkup(createElement(MemoryRouter, null, inside))
}

beforeEach(() => vi.stubGlobal('document', cookieJar({ cart_id: CART.id }).document))
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('the cart shows the note on products without offers', () => {
  expect(draw(CART)).toContain(
    '>Offers work on base price only and do not apply to the special 20x20 cm size of canvas prints and accessories.<',
  )
})

it('the cart links to the checkout, unless a line has a problem', () => {
  expect(draw(CART)).toMatch(/<a [^>]*href="\/checkout"[^>]*>Check out<\/a>/)
  expect(draw({ ...CART, lines: [{ ...line, problems: ['Gone.'] }] })).not.toContain('href="/checkout"')
})

it('an empty cart has no link to the checkout', () => {
  const html = draw({ ...CART, lines: [], totalQuantity: 0 })
  expect(html).toContain('Your cart is empty. What would you like to make?')
  expect(html).not.toContain('href="/checkout"')
})

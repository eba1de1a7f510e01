import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { Shop } from '~/api/testing/Shop'
import type { Cart } from '~/features/cart/cart'
import { sampleCart, sampleLine } from '~/features/cart/testing/sample-cart'
import { cartQuery } from '~/features/cart/use-cart'
import { documentCookies } from '~/lib/testing/cookie-jar'
import { hrefsOf } from '~/ui/testing/drawn'
import CartPage from './CartPage'

const line = sampleLine()
const CART = sampleCart({ lines: [line] })

function draw(cart: Cart): HTMLElement {
  queryClient.setQueryData(cartQuery().queryKey, cart)
  return render(
    <Shop at="/checkout/cart">
      <CartPage />
    </Shop>,
  ).container
}

beforeEach(() => {
  documentCookies({ cart_id: CART.id })
  // The shop is silent: the page shows the cart that is known.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('the cart shows the note on products without offers', () => {
  expect(draw(CART).textContent).toContain(
    'Offers work on base price only and do not apply to the special 20x20 cm size of canvas prints and accessories.',
  )
})

it('the cart links to the checkout, unless a line has a problem', () => {
  expect(draw(CART).querySelector('a[href="/checkout"]')?.textContent).toBe('Check out')
  expect(hrefsOf(draw({ ...CART, lines: [{ ...line, problems: ['Gone.'] }] }))).not.toContain('/checkout')
})

it('an empty cart has no link to the checkout', () => {
  const page = draw({ ...CART, lines: [], totalQuantity: 0 })
  expect(page.textContent).toContain('Your cart is empty. What would you like to make?')
  expect(hrefsOf(page)).not.toContain('/checkout')
})

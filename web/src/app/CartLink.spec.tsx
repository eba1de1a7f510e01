import { render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { CartLink } from './CartLink'

let count = 0
const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }))

vi.mock('~/features/cart/use-cart-count', () => ({ useCartCount: () => count, refreshCartCount: refresh }))

function draw(pieces: number, path = '/canvas-prints'): HTMLAnchorElement | null {
  count = pieces
  const { container } = render(
    <Shop at={path}>
      <CartLink />
    </Shop>,
  )
  return container.querySelector('a')
}
/** The number on the icon, which is the last thing in the link. */
const badge = (link: Element | null) => {
  const last = link?.lastElementChild
  return last?.matches('span[aria-hidden="true"]') ? last.textContent : null
}

beforeEach(() => refresh.mockClear())

describe('the cart in the header', () => {
  it('leads to the cart', () => {
    expect(draw(0)?.getAttribute('href')).toBe('/checkout/cart')
  })

  it.each([
    [0, null, 'Cart'],
    [1, '1', 'Cart, 1 item'],
    [12, '12', 'Cart, 12 items'],
    [99, '99', 'Cart, 99 items'],
    [100, '99+', 'Cart, 99+ items'],
    [1000, '99+', 'Cart, 99+ items'],
  ])('with %i pieces shows %s beside its icon', (pieces, shown, spoken) => {
    const link = draw(pieces)
    expect(badge(link)).toBe(shown)
    expect(link?.querySelector('.sr-only')?.textContent).toBe(spoken)
  })

  it('refreshes the count on every other page', () => {
    for (const path of ['/', '/canvas-prints', '/customer/login', '/checkout/cart/x', '/checkout/success'])
      draw(1, path)
    expect(refresh).toHaveBeenCalledTimes(5)
  })

  it.each(['/checkout/cart', '/checkout'])('does not refresh the count at %s', (path) => {
    draw(1, path)
    expect(refresh).toHaveBeenCalledTimes(0)
  })
})

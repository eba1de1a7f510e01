import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CartLink } from './CartLink'

let count = 0
const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }))

vi.mock('~/features/cart/use-cart-count', () => ({ useCartCount: () => count, refreshCartCount: refresh }))
// Effects run during the render, so the test needs no browser.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: () => void) => void effect(),
}))

function draw(pieces: number, path = '/canvas-prints') {
  count = pieces
  const link = createElement(MemoryRouter, { initialEntries: [path] }, createElement(CartLink))
  return renderToStaticMarkup(link).replaceAll('<!-- -->', '')
}
const badge = (html: string) => /<span aria-hidden="true"[^>]*>([^<]*)<\/span><\/a>$/.exec(html)?.[1] ?? null

beforeEach(() => refresh.mockClear())

describe('the cart in the header', () => {
  it('leads to the cart', () => {
    expect(draw(0)).toMatch(/^<a [^>]*href="\/checkout\/cart"/)
  })

  it.each([
    [0, null, 'Cart'],
    [1, '1', 'Cart, 1 item'],
    [12, '12', 'Cart, 12 items'],
    [99, '99', 'Cart, 99 items'],
    [100, '99+', 'Cart, 99+ items'],
    [1000, '99+', 'Cart, 99+ items'],
  ])('with %i pieces shows %s beside its icon', (pieces, shown, spoken) => {
    const html = draw(pieces)
    expect(badge(html)).toBe(shown)
    expect(html).toContain(`<span class="sr-only">${spoken}</span>`)
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

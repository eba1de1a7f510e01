import { describe, expect, it } from 'vitest'
import type { CartLine } from '~/features/cart/cart'
import { sampleCart, sampleLine } from '~/features/cart/testing/sample-cart'
import { cartAnnouncement } from './cart-announcement'

const line = (uid: string, changes: Partial<CartLine> = {}) => sampleLine({ uid, ...changes })
const cart = (lines: CartLine[], grandTotalCents: number) => sampleCart({ lines, grandTotalCents })

describe('the announcement of a cart', () => {
  const one = cart([line('1')], 1990)
  const two = cart([line('1', { quantity: 2, rowCents: 3980 })], 3980)
  const both = cart([line('1'), line('2', { name: 'Canvas print' })], 5000)

  it.each([
    ['nothing', one, { ...one, grandTotalCents: 1 }, ''],
    ['another quantity', one, two, 'Photo mug: 2, N$39.80. Total N$39.80.'],
    ['a line that has gone', both, one, 'Canvas print removed. Total N$19.90.'],
    ['a line that has come', one, both, 'Canvas print added. Total N$50.00.'],
    ['the last line that has gone', one, cart([], 0), 'Photo mug removed. Your cart is empty.'],
    [
      'prints of several sizes once',
      cart([line('1'), line('2')], 3980),
      null,
      'Photo mug removed. Your cart is empty.',
    ],
    ['a cart that has gone', one, null, 'Photo mug removed. Your cart is empty.'],
  ])('announces %s', (_, before, after, text) => {
    expect(cartAnnouncement(before, after)).toBe(text)
  })
})

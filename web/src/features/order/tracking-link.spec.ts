import { describe, expect, it } from 'vitest'
import { orderTokenOf, reviewLink, trackingLink } from './tracking-link'

const TOKEN = '0123456789abcdef0123456789abcdef'

describe('the token of an order', () => {
  it('is in the history state and not in the address', () => {
    for (const { to, state } of [trackingLink({ number: '000000123', token: TOKEN }), reviewLink(TOKEN, 'a b')]) {
      expect(to).not.toContain(TOKEN)
      expect(orderTokenOf({ state, hash: '' })).toBe(TOKEN)
    }
    expect(trackingLink({ number: '000000123', token: TOKEN }).to).toBe('/order-status-tracking?number=000000123')
    expect(reviewLink(TOKEN, 'a b').to).toBe('/write-a-review?sku=a%20b')
  })

  it('is read from the fragment of a link in an email', () => {
    expect(orderTokenOf({ state: null, hash: `#order=${TOKEN}` })).toBe(TOKEN)
  })

  it.each([
    [null, ''],
    [{ orderToken: 7 }, '#reviews'],
    ['token', '#order=<b>'],
  ])('is null for %j %j', (state, hash) => {
    expect(orderTokenOf({ state, hash })).toBeNull()
  })
})

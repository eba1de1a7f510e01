import { describe, expect, test } from 'vitest'
import { canvasPage, fakeShop, json, ORIGIN } from '../testing/fake-shop'

const SPLIT = '\r\nSet-Cookie: planted=1\r\n\r\n<script>'
/** Values that end a header, a cookie or a path too early, or are none at all. */
const VALUES = [
  SPLIT,
  `a${SPLIT}`,
  'a\nb',
  'a\rb',
  'a\u0000b',
  'a; HttpOnly=no; planted=1',
  'a,planted=1',
  'a"b\\c',
  'ānāhera',
  '\u2028',
  'x'.repeat(5_000),
  '__proto__',
  '%0d%0aSet-Cookie:%20planted=1',
  '%250d%250aSet-Cookie:%20planted=1',
]
const PLAIN = /^[\x20-\x7e]*$/
const pages = { 'canvas-prints': canvasPage }

/** The response headers are plain, and no cookie and no header is the attacker's. */
function expectOwnHeaders(response: Response): void {
  for (const [name, value] of response.headers) expect([name, value]).toEqual([name, expect.stringMatching(PLAIN)])
  expect(response.headers.has('planted')).toBe(false)
  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toMatch(
      /^(guest_key|customer_token|logged_in|price_cache|developer|designs)=[\w-]{0,64}(; (Max-Age=\d+|Path=\/|HttpOnly|Secure|SameSite=Lax))+$/,
    )
  }
}

/** The target of a redirect stays in the shop; null without one. */
function expectOwnTarget(response: Response): void {
  const target = response.headers.get('location')
  if (target !== null) expect(new URL(target, ORIGIN).origin).toBe(ORIGIN)
}

describe('a value of a visitor', () => {
  test.each(VALUES)('in the address ends no header and leaves no shop: %j', async (value) => {
    const { request } = fakeShop({ pages })
    const text = encodeURIComponent(value)
    const paths = [
      `/${text}`,
      `/Canvas-Prints/${text}`,
      `/CANVAS-PRINTS?size=${text}`,
      `/canvas-prints?cc=${encodeURIComponent(btoa(encodeURIComponent(value)))}`,
      `/canvas-prints?cc=${text}`,
      `/canvas-prints?referral=${text}&utm_source=${text}`,
      `/customer/account/dashboard?next=${text}`,
      `/customer/account/${text}`,
      `/customer/login?redirect=${text}`,
      `/home?developer=${text}`,
      `//evil.example/${text}`,
      `/%5cevil.example/${text}`,
    ]
    for (const path of paths) {
      const response = await request(ORIGIN + path)
      expectOwnHeaders(response)
      expectOwnTarget(response)
    }
  })

  test.each(VALUES)('in a cookie reaches no header of a backend: %j', async (value) => {
    const { request, backendRequests } = fakeShop({ pages, commerce: async () => json({ data: { customer: null } }) })
    const text = encodeURIComponent(value)
    const names = [
      'customer_token',
      'guest_key',
      'price_cache',
      'referral_code',
      'logged_in',
      'redirect_path',
      'cart_id',
    ]
    const init = {
      method: 'POST',
      body: JSON.stringify({ query: '{ customer { id } }' }),
      headers: {
        'content-type': 'application/json',
        origin: ORIGIN,
        cookie: names.map((name) => `${name}=${text}`).join('; '),
      },
    }
    expectOwnHeaders(await request('/graphql', init))
    expectOwnHeaders(await request('/customer/account/dashboard', { headers: { cookie: init.headers.cookie } }))
    for (const { headers } of backendRequests) {
      const sent = Object.entries(headers).filter(([name]) => /^(x-|authorization$|cookie$|store$)/.test(name))
      for (const [name, header] of sent) {
        expect([name, header]).toEqual([name, expect.stringMatching(PLAIN)])
        // A short word is a valid token or code; nothing longer or stranger is.
        if (value !== '__proto__') expect(header).not.toContain(value.slice(0, 20))
      }
    }
  })
})

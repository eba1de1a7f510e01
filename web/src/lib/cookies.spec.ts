import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropCookie, readCookie, writeCookie } from './cookies'
import { cookieJar } from './testing/cookie-jar'

let jar: ReturnType<typeof cookieJar>

beforeEach(() => {
  jar = cookieJar()
  vi.stubGlobal('document', jar.document)
})
afterEach(() => vi.unstubAllGlobals())

describe('cookies', () => {
  it('a listed cookie has its listed lifetime, for the whole shop', () => {
    writeCookie('shippingMethodTitle', 'Standard')
    const expires = Date.parse(/expires=([^;]+)/.exec(jar.writes[0] ?? '')?.[1] ?? '')
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(7)
    expect(jar.writes[0]?.split('; ')).toContain('path=/')
    expect(readCookie('shippingMethodTitle')).toBe('Standard')
  })

  it('a cookie without a lifetime is a session cookie', () => {
    writeCookie('orderData', '{"number":"000000123"}')
    expect(jar.writes[0]).not.toContain('expires')
    expect(readCookie('orderData')).toBe('{"number":"000000123"}')
  })

  it('a cookie is secure where the shop has HTTPS', () => {
    vi.stubGlobal('location', { protocol: 'https:' })
    writeCookie('cartId', 'c'.repeat(32))
    vi.stubGlobal('location', { protocol: 'http:' })
    writeCookie('cartId', 'c'.repeat(32))
    const [safe, plain] = jar.writes.map((text) => text.split('; '))
    expect(safe).toContain('secure')
    expect(plain).not.toContain('secure')
  })

  it('a cookie is not sent with requests of other sites', () => {
    writeCookie('cartId', 'c'.repeat(32))
    expect(jar.writes[0]?.split('; ')).toContain('sameSite=lax')
  })

  it('an empty cookie is missing', () => {
    writeCookie('cartId', '')
    expect(readCookie('cartId')).toBeUndefined()
  })

  it('a dropped cookie is dropped for the whole shop', () => {
    dropCookie('cartId')
    expect(jar.writes[0]?.split('; ')).toContain('path=/')
  })

  it('a dropped cookie is gone', () => {
    writeCookie('cartId', 'c'.repeat(32))
    dropCookie('cartId')
    expect(readCookie('cartId')).toBeUndefined()
  })
})

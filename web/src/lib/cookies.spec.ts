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

  it('a dropped cookie is gone', () => {
    writeCookie('cartId', 'c'.repeat(32))
    dropCookie('cartId')
    expect(readCookie('cartId')).toBeUndefined()
  })
})

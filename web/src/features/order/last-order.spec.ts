import { afterEach, describe, expect, it, vi } from 'vitest'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { keepOrder, readOrder } from './last-order'

const ORDER = { number: '000000123', token: 'token-of-order', cartId: 'c1' }

function stubCookies(value?: string) {
  const jar = cookieJar(value === undefined ? {} : { order_data: value })
  vi.stubGlobal('document', jar.document)
  vi.stubGlobal('location', { protocol: 'https:' })
  return jar
}
afterEach(() => vi.unstubAllGlobals())

describe('the last order', () => {
  it('is read as it was stored', () => {
    stubCookies()
    keepOrder(ORDER)
    expect(readOrder()).toEqual({ number: '000000123', token: 'token-of-order', cartId: 'c1' })
  })

  it('has an empty cart id where none was stored', () => {
    stubCookies('{"number":"000000123","token":"t"}')
    expect(readOrder()).toEqual({ number: '000000123', token: 't', cartId: '' })
  })

  it.each(['null', '{"number":"000000123"}', '{"number":123,"token":"t"}'])('is null for %s', (value) => {
    stubCookies(value)
    expect(readOrder()).toBeNull()
  })

  it('is null for a cookie that is not JSON, and the cookie is deleted', () => {
    const jar = stubCookies('{')
    expect(readOrder()).toBeNull()
    expect(jar.pairs.has('order_data')).toBe(false)
  })
})

import { getDefaultStore } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { clearToast, toastAtom } from '~/lib/toast'
import { keepNavigationCookies, keepOfferCode } from './use-navigation-cookies'

let jar: ReturnType<typeof cookieJar>

beforeEach(() => {
  jar = cookieJar({ tool_data: 'x' })
  vi.stubGlobal('document', jar.document)
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it.each(['/canvas-prints', '/checkout/cart', '/', '/no-such-page/at/all'])('tool data is deleted at %s', (path) => {
  keepNavigationCookies(path, '')
  expect(jar.pairs.has('tool_data')).toBe(false)
})

it.each(['/uploadchoice', '/photomug-tool', '/photoprints-tool'])('tool data stays at %s', (path) => {
  keepNavigationCookies(path, '?sku=photo-mug')
  expect(jar.pairs.get('tool_data')).toBe('x')
})

it('the last page outside the account is stored, for the whole shop', () => {
  keepNavigationCookies('/canvas-prints', '?size=20x20')
  keepNavigationCookies('/customer/login', '')
  expect(decodeURIComponent(jar.pairs.get('redirect_path') ?? '')).toBe('/canvas-prints?size=20x20')
  expect(jar.writes.find((text) => text.startsWith('redirect_path='))?.split('; ')).toContain('path=/')
})

it('a referral code is stored; the last one counts', () => {
  keepNavigationCookies('/', '?referral=a1b2c3d4e5')
  keepNavigationCookies('/photo-mugs', '?referral=f6a7b8c9d0')
  keepNavigationCookies('/canvas-prints', '?referral=%3Cscript%3E')
  expect(jar.pairs.get('referral_code')).toBe('f6a7b8c9d0')
})

describe('a friend’s link', () => {
  const shown = () => getDefaultStore().get(toastAtom)?.message ?? null
  beforeEach(clearToast)

  it('is noticed on arrival, once', async () => {
    keepNavigationCookies('/', '?referral=a1b2c3d4e5')
    await vi.waitFor(() =>
      expect(shown()).toBe('Welcome! A friend sent you here. We remember it for 30 days, for your first order.'),
    )
    clearToast()
    keepNavigationCookies('/photo-mugs', '?referral=a1b2c3d4e5')
    await Promise.resolve()
    expect(shown()).toBeNull()
  })

  it('needs no words for a customer', async () => {
    jar.pairs.set('logged_in', 'x')
    keepNavigationCookies('/', '?referral=a1b2c3d4e5')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([shown(), jar.pairs.get('referral_code')]).toEqual([null, 'a1b2c3d4e5'])
  })
})

it('clear deletes tool data on a tool page too, and leaves the cart', () => {
  jar.pairs.set('cart_id', 'c')
  keepNavigationCookies('/photomug-tool', '?clear')
  expect([...jar.pairs.keys()]).toEqual(['cart_id', 'redirect_path'])
})

describe('the code of an offer link', () => {
  const shop = (answer: () => Promise<Response>) => {
    const fetch = vi.fn(answer)
    vi.stubGlobal('fetch', fetch)
    return fetch
  }
  const page = async () => Response.json({ status: 200, pageDetails: null, data: { metaData: {} }, config: {} })

  it('is stored for a day once the page has its prices', async () => {
    const fetch = shop(page)
    expect(await keepOfferCode('/canvas-prints', '?cc=dmlw')).toBe(true)
    expect(fetch).toHaveBeenCalledWith('/cacheurl?url=%2Fcanvas-prints&price_cache=vip', expect.anything())
    const written = jar.writes.find((text) => text.startsWith('price_cache=vip')) ?? ''
    const expires = Date.parse(/expires=([^;]+)/.exec(written)?.[1] ?? '')
    expect(Math.round((expires - Date.now()) / 1000)).toBeCloseTo(86_400, -1)
    expect(await keepOfferCode('/canvas-prints', '?cc=dmlw')).toBe(false)
  })

  it('is deleted by clear', async () => {
    shop(page)
    jar.pairs.set('price_cache', 'vip')
    expect(await keepOfferCode('/', '?clear')).toBe(true)
    expect(jar.pairs.has('price_cache')).toBe(false)
  })

  it('is not stored when it is invalid or when the page fails to load', async () => {
    shop(() => Promise.reject(new TypeError('down')))
    expect(await keepOfferCode('/', '?cc=summer-sale!')).toBe(false)
    await expect(keepOfferCode('/', '?cc=dmlw')).rejects.toThrow()
    expect(jar.pairs.has('price_cache')).toBe(false)
  })
})

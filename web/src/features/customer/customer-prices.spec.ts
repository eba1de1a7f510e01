import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { logInByCode } from './authentication-requests'

const NOON = Date.parse('2026-11-28T12:00:00Z')
const PAGE = { status: 200, pageDetails: null, data: { metaData: {} }, config: {} }

let jar: ReturnType<typeof cookieJar>
beforeEach(() => {
  jar = cookieJar({ price_cache: 'summer' })
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  vi.stubGlobal('document', jar.document)
  vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:', pathname: '/customer/login' })
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Logs in at a backend that answers this price code, and returns the addresses that were asked for. */
async function logIn(cachePrice: string | null, page = async () => Response.json(PAGE)): Promise<string[]> {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address))
    if (String(address).startsWith('/cacheurl')) return page()
    return Response.json({ data: { loginUniversalpassword: { success: true, message: '', token: 't', cachePrice } } })
  })
  await logInByCode({ email: 'aroha@example.com', code: '123456' }, 'captcha')
  return asked
}

/** Whether the browser still has the cookie so many seconds after the login. */
function hasCookieAfter(seconds: number): boolean {
  const written = jar.writes.findLast((text) => text.startsWith('price_cache=')) ?? ''
  return Date.parse(/expires=([^;]+)/.exec(written)?.[1] ?? '') > NOON + 1000 * seconds
}

describe('the price code of a customer', () => {
  it('is kept for 604800 seconds after the login that answers it, and the page is loaded with its prices', async () => {
    expect(await logIn('trade')).toContain('/cacheurl?url=%2Fcustomer%2Flogin&price_cache=trade')
    expect(jar.pairs.get('price_cache')).toBe('trade')
    expect([hasCookieAfter(604_799), hasCookieAfter(604_800)]).toEqual([true, false])
  })

  it('lasts as long where an offer link has set it for a day', async () => {
    await logIn('summer')
    expect([hasCookieAfter(604_799), hasCookieAfter(604_800)]).toEqual([true, false])
  })

  it.each([null, '', 'two words', '<script>'])('that is none leaves the one of the offer: %j', async (code) => {
    await logIn(code)
    expect([jar.pairs.get('price_cache'), jar.writes]).toEqual(['summer', []])
  })

  it('is not kept where the page cannot be loaded with its prices, and the login holds', async () => {
    await logIn('trade', async () => Response.error())
    expect([jar.pairs.get('price_cache'), jar.writes]).toEqual(['summer', []])
  })
})

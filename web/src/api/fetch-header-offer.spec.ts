import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { fetchHeaderOffer } from './fetch-header-offer'

let sent: { path: string; init: RequestInit }[] = []
let respond: () => Promise<Response>

const OFFER = { sale_title: 'Book week', offer_text: '20 % off books', show_timer: false }
const offers = (...items: object[]) => Response.json({ data: { headeroffer: { items } } })

beforeEach(() => {
  sent = []
  respond = async () => offers(OFFER, { sale_title: 'Later' })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, init })
    return respond()
  })
})
afterEach(() => vi.unstubAllGlobals())

async function ask(cookies: Record<string, string> = {}) {
  vi.stubGlobal('document', cookieJar(cookies).document)
  const offer = await fetchHeaderOffer(new AbortController().signal)
  const [{ path, init } = { path: '', init: {} }] = sent
  return { offer, path, method: init.method, body: JSON.parse(String(init.body)), headers: new Headers(init.headers) }
}

describe('the call of the header offer', () => {
  it('goes through the caching path, and answers with the first offer', async () => {
    const { offer, path, method, body } = await ask()
    expect([path, method]).toEqual(['/caching', 'POST'])
    expect(body.query).toMatch(/^\s*query headeroffer\(\$cacheCode: String\)/)
    expect(offer).toEqual({ sale_title: 'Book week', offer_text: '20 % off books', show_timer: false })
  })

  it('has the base64 of the price-cache cookie as its cache code', async () => {
    expect((await ask({ price_cache: 'TEAM10' })).body.variables).toEqual({ cacheCode: 'VEVBTTEw' })
    sent = []
    expect((await ask({ price_cache: 'wh%C4%81nau' })).body.variables).toEqual({ cacheCode: 'd2jEgW5hdQ==' })
    sent = []
    expect((await ask()).body.variables).toEqual({ cacheCode: '' })
  })

  it('names the API URI, a default response, the key and the validation', async () => {
    const { headers } = await ask({ price_cache: 'TEAM10' })
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('x-target-uri')).toBe('/graphql')
    expect(headers.get('x-default-response')).toBe('{"data":{"headeroffer":{"items":[]}}}')
    expect(headers.get('x-cache-key')).toBe('nzsprintsaleVEVBTTEw')
    expect(headers.get('x-validation')).toBe('headeroffer')
  })

  it.each([
    ['no offer', async () => offers()],
    ['a refusal', async () => new Response('busy', { status: 502 })],
    ['another format', async () => new Response('<p>')],
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('answers with none after %s', async (_, answer) => {
    respond = answer
    expect((await ask()).offer).toBeNull()
  })
})

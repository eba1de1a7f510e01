import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cookieJar } from '~/lib/testing/cookie-jar'

let sent: { url: string; init: RequestInit & { headers: HeadersInit } }[] = []
let cookies: Record<string, string> = {}

beforeEach(() => {
  sent = []
  cookies = {}
  vi.resetModules()
  vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' })
  vi.stubGlobal('fetch', async (url: URL | string, init: (typeof sent)[number]['init']) => {
    sent.push({ url: String(url), init })
    return Response.json({ data: { a: 1 } })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function call(more?: Record<string, string>) {
  vi.stubGlobal('document', cookieJar(cookies).document)
  const { send } = await import('./client')
  const data = await send('query A($b: Int) { a(b: $b) }', { b: 2 }, undefined, more)
  const { url, init } = sent[0] as (typeof sent)[number]
  return { data, url, method: init.method, body: JSON.parse(String(init.body)), headers: new Headers(init.headers) }
}

describe('a GraphQL call', () => {
  it('is a POST to /graphql with a JSON body of query and variables', async () => {
    const { data, url, method, body, headers } = await call()
    expect([url, method]).toEqual(['https://shop.example/graphql', 'POST'])
    expect(body).toMatchObject({ query: 'query A($b: Int) { a(b: $b) }', variables: { b: 2 } })
    expect(headers.get('content-type')).toBe('application/json')
    expect(data).toEqual({ a: 1 })
  })

  it('sends the store code', async () => {
    expect((await call()).headers.get('store')).toBe('nz')
  })

  it('sends the price code when there is one', async () => {
    expect((await call()).headers.get('x-price-cache')).toBeNull()
    sent = []
    cookies = { price_cache: 'vip' }
    expect((await call()).headers.get('x-price-cache')).toBe('vip')
  })

  it('takes the answer of the same early request, without another request', async () => {
    const { sendEarlyQuery } = await import('./early-requests')
    vi.stubGlobal('document', cookieJar(cookies).document)
    sendEarlyQuery('query A($b: Int) { a(b: $b) }', { b: 2 })
    expect((await call()).data).toEqual({ a: 1 })
    expect(sent).toHaveLength(1)
  })

  it('is sent if its early request had an error', async () => {
    const { sendEarlyQuery } = await import('./early-requests')
    const { fetch } = globalThis
    vi.stubGlobal('document', cookieJar(cookies).document)
    vi.stubGlobal('fetch', async () => Response.json({ data: { a: null }, errors: [{ message: 'later' }] }))
    sendEarlyQuery('query A($b: Int) { a(b: $b) }', { b: 2 })
    vi.stubGlobal('fetch', fetch)
    expect((await call()).data).toEqual({ a: 1 })
    expect(sent).toHaveLength(1)
  })

  it('sends the extra headers of a form, such as its captcha token', async () => {
    expect((await call()).headers.get('x-recaptcha')).toBeNull()
    sent = []
    expect((await call({ 'X-ReCaptcha': 'a-token' })).headers.get('x-recaptcha')).toBe('a-token')
  })
})

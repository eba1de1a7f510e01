import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeShop, json, ORIGIN } from '../testing/fake-shop'
import { fakeTimeouts } from '../testing/timeouts'

afterEach(() => vi.restoreAllMocks())

const JSON_TYPE = { 'content-type': 'application/json' }
const KEY = 'abcdefghijklmnopqrstuv'
const cart = JSON.stringify({ query: 'mutation { createGuestCart { cart { id } } }' })
const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
})

describe('the GraphQL handler', () => {
  test('creates a guest key with the first mutation and sends it only to the store', async () => {
    const { request, backendRequests } = fakeShop({ commerce: async () => json({ data: {} }) })
    const response = await request('/graphql', post(cart, { 'x-guest-key': 'mine', 'x-customer-id': '1' }))
    const cookie = response.headers.get('set-cookie') ?? ''
    const key = /^guest_key=([\w-]{22}); Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/.exec(cookie)?.[1]
    expect(key, cookie).toBeDefined()
    expect(backendRequests[0]?.headers['x-guest-key']).toBe(key)
    expect(backendRequests[0]?.headers['x-customer-id']).toBeUndefined()
    expect(backendRequests[0]?.headers.cookie).toBeUndefined()
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('sends the price code of the cookie to the backend, and none of a header of the browser', async () => {
    const { request, backendRequests } = fakeShop({ commerce: async () => json({ data: {} }) })
    const codes = async (headers: Record<string, string>) => {
      await request('/graphql', post('{"query":"{ countries { id } }"}', headers))
      return backendRequests.at(-1)?.headers['x-price-cache']
    }
    expect(await codes({ cookie: 'price_cache=vip' })).toBe('vip')
    expect(await codes({ cookie: 'price_cache=staff', 'x-price-cache': 'vip' })).toBe('staff')
    expect(await codes({ 'x-price-cache': 'vip' })).toBeUndefined()
  })

  test('keeps an existing guest key', async () => {
    const { request, backendRequests } = fakeShop({ commerce: async () => json({ data: {} }) })
    await request('/graphql', post(cart, { cookie: `guest_key=${KEY}` }))
    expect(backendRequests[0]?.headers['x-guest-key']).toBe(KEY)
  })

  test('notes in the browser that the store has a design of the guest, once one is saved', async () => {
    const { request } = fakeShop({ commerce: async () => json({ data: {} }), studio: async () => json({ data: {} }) })
    const cookiesAfter = async (query: string) =>
      (await request('/graphql', post(JSON.stringify({ query })))).headers.getSetCookie().join('\n')
    expect(await cookiesAfter('mutation { saveDesign(input: {}) { design { uid } } }')).toContain(
      'saved_designs=1; Max-Age=7776000; Path=/; Secure; SameSite=Lax',
    )
    expect(await cookiesAfter('mutation { createEmptyCart }')).not.toContain('saved_designs')
    expect(await cookiesAfter('{ design(design_uid: "x") { uid } }')).toBe('')
  })

  test('a query creates no guest key', async () => {
    const { request, backendRequests } = fakeShop({ commerce: async () => json({ data: {} }) })
    const response = await request('/graphql', post('{"query":"{ countries { id } }"}'))
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(backendRequests[0]?.headers['x-guest-key']).toBeUndefined()
  })

  test.each([
    ['another site with our cookie', post(cart, { origin: 'https://evil.example', cookie: `guest_key=${KEY}` }), 403],
    [
      'our cookie without an origin',
      { ...post(cart), headers: { 'content-type': 'application/json', cookie: `guest_key=${KEY}` } },
      403,
    ],
    ['a form', post('query=x', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    ['no JSON', post('nope'), 400],
    ['no query', post('{}'), 400],
    ['no GraphQL', post('{"query":"{{{"}'), 400],
    ['a batch', post('[]'), 400],
    ['unclosed nesting', post(JSON.stringify({ query: '{a'.repeat(9_000) })), 400],
    ['fields nested deeper than twenty', post(JSON.stringify({ query: `${'{a'.repeat(21)}${'}'.repeat(21)}` })), 400],
    ['a batch of documents', post(`[${cart}]`), 400],
    ['an operation whose name is no text', post('{"query":"{ a }","operationName":1}'), 400],
    ['a list of variables', post('{"query":"{ a }","variables":[]}'), 400],
    ['variables as text', post('{"query":"{ a }","variables":"{}"}'), 400],
    ['two operations and no name', post('{"query":"query A { a } query B { b }"}'), 400],
    ['the name of no operation', post('{"query":"query A { a }","operationName":"B"}'), 400],
    ['an empty name of an operation', post('{"query":"query A { a }","operationName":""}'), 400],
    ['two operations of one name', post('{"query":"query A { a } query A { b }","operationName":"A"}'), 400],
    [
      'two fragments of one name',
      post('{"query":"{ ...F } fragment F on Query { a } fragment F on Query { b }"}'),
      400,
    ],
    ['a subscription', post('{"query":"subscription { a }"}'), 400],
    ['fragments alone', post('{"query":"fragment F on Query { a }"}'), 400],
    ['a document of 21,000 characters', post(JSON.stringify({ query: `{ a }${' '.repeat(21_000)}` })), 413],
    ['more than 8,000 tokens', post(JSON.stringify({ query: `{ a(b: [${'1 '.repeat(9_000)}]) }` })), 400],
    ['a document of megabytes, before reading it', post(JSON.stringify({ query: `{${'a '.repeat(2_000_000)}}` })), 413],
    ['fields of both backends', post('{"query":"{ design(design_uid: \\"1\\") { uid } countries { id } }"}'), 400],
    [
      'fields of both backends through a fragment',
      post('{"query":"{ ...F countries { id } } fragment F on Query { savedDesigns { total_count } }"}'),
      400,
    ],
    ['6 MB', post(JSON.stringify({ query: '{ a }', pad: 'x'.repeat(6_000_000) })), 413],
  ])('refuses %s', async (_, init, status) => {
    const { request, backendRequests } = fakeShop()
    const response = await request('/graphql', init)
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('errors.0.message')
    expect(backendRequests).toEqual([])
  })

  test('accepts only POST', async () => {
    const { request } = fakeShop({ commerce: async () => json({ data: {} }) })
    const sent = post('{"query":"{ countries { id } }"}')
    expect((await request('/graphql', sent)).status).toBe(200)
    for (const init of [{ method: 'GET' }, ...['PUT', 'PATCH', 'DELETE'].map((method) => ({ ...sent, method }))]) {
      const response = await request('/graphql?query={a}', init)
      expect([response.status, response.headers.get('allow')], init.method).toEqual([405, 'POST'])
    }
  })

  test('sends designs to the store and the rest to the backend, which gets no data of the guest', async () => {
    const { request, backendRequests } = fakeShop({
      settings: { BACKEND_URL: 'https://magento.example' },
      commerce: async () => json({ data: {} }),
    })
    const from = {
      'cf-connecting-ip': '2001:db8:1:2::3',
      'x-caller': 'somebody else',
      'x-device': 'a device',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'x-referral': 'somebodyxx',
      cookie: 'referral_code=a1b2c3d4e5',
    }
    await request('/graphql', post(cart, from))
    const design = '{"query":"mutation { deleteSavedDesign(design_uid: \\"1\\") { result } }"}'
    await request('/graphql', post(design, from))
    expect(backendRequests.map(({ url, headers }) => [url, 'x-guest-key' in headers, headers['x-caller']])).toEqual([
      ['https://magento.example/graphql', false, undefined],
      ['https://store.internal/graphql', true, '2001:db8:1'],
    ])
    const { headers: atBackend } = backendRequests[0] ?? { headers: {} }
    for (const name of ['x-device', 'user-agent', 'x-referral']) expect(atBackend).not.toHaveProperty(name)
    expect(backendRequests[1]?.headers).toMatchObject({ 'x-device': 'Firefox on Linux', 'x-referral': 'a1b2c3d4e5' })
    expect(backendRequests[1]?.headers).not.toHaveProperty('user-agent')
  })

  test('waits ten seconds for a request body', async () => {
    const timeouts = fakeTimeouts()
    const { request, backendRequests } = fakeShop()
    const endless = new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('{"query":')) })
    const answered = request('/graphql', { ...post(''), body: endless, duplex: 'half' } as RequestInit)
    await vi.waitUntil(() => timeouts.isSet(10_000))
    timeouts.expire(10_000)
    expect((await answered).status).toBe(408)
    expect(backendRequests).toEqual([])
  })

  test.each([
    ['our own store, which adds to a cart once for each key', null, 'one-press-of-a-button'],
    ['no other backend', 'https://magento.example', undefined],
  ])('forwards the idempotency key to %s', async (_, backend, forwarded) => {
    const { request, backendRequests } = fakeShop({
      ...(backend && { settings: { BACKEND_URL: backend } }),
      commerce: async () => json({ data: {} }),
    })
    await request('/graphql', post(cart, { 'idempotency-key': 'one-press-of-a-button' }))
    await request('/graphql', post(cart, { 'idempotency-key': 'not a valid key' }))
    expect(backendRequests.map(({ headers }) => headers['idempotency-key'])).toEqual([forwarded, undefined])
  })

  test('waits 180,000 ms for a backend and then answers 502', async () => {
    const timeouts = fakeTimeouts()
    const commerce = (request: Request) =>
      new Promise<Response>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      })
    const { request, backendRequests } = fakeShop({ commerce })
    const answered = request('/graphql', post(cart))
    await vi.waitUntil(() => backendRequests.length === 1)
    timeouts.expire(180_000)
    expect((await answered).status).toBe(502)
  })

  test('applies the same timeout to the end of an answer', async () => {
    const timeouts = fakeTimeouts()
    const begun = new ReadableStream<Uint8Array>({ start: (to) => to.enqueue(new TextEncoder().encode('{')) })
    const commerce = async () => new Response(begun, { headers: { 'content-type': 'application/json' } })
    const { request, backendRequests } = fakeShop({ commerce })
    const answered = request('/graphql', post(cart))
    await vi.waitUntil(() => backendRequests.length === 1)
    timeouts.expire(180_000)
    expect((await answered).status).toBe(502)
  })

  test.each([
    ['is down', () => Promise.reject(new Error('x'))],
    ['answers HTML', async () => new Response('<html>', { status: 500 })],
    ['answers half of its JSON', async () => new Response('{"data":{"cart":', { headers: JSON_TYPE })],
    ['answers HTML with the content type of JSON', async () => new Response('<html>', { headers: JSON_TYPE })],
    ['answers nothing', async () => new Response(null, { headers: JSON_TYPE })],
    ['answers a list', async () => new Response('[]', { headers: JSON_TYPE })],
    ['answers JSON that is not a GraphQL answer', async () => new Response('{"message":"x"}', { headers: JSON_TYPE })],
  ])('a backend that %s is 502 with a message for the shopper', async (_, commerce) => {
    const response = await fakeShop({ commerce }).request('/graphql', post(cart))
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({
      errors: [{ message: expect.stringContaining('Please try again') }],
    })
  })
})

/** A shop that forwards requests unread. A recorded request would have its body read. */
const bareShop = (studio: (request: Request) => Promise<Response>) => fakeShop({ studio, recorded: false }).request

describe('the uploads handler', () => {
  test('a phone with a token is that token only: neither its own guest key nor its customer', async () => {
    const { request, backendRequests } = fakeShop({ studio: async () => json({ uid: 'u' }, 201) })
    const token = 'a'.repeat(32)
    const cookie = `guest_key=${KEY}; customer_token=t`
    const response = await request('/uploads', post('{}', { cookie, 'phone-token': token }))
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(backendRequests[0]?.headers).toMatchObject({ 'phone-token': token })
    expect(backendRequests[0]?.headers).not.toHaveProperty('x-guest-key')
    expect(backendRequests[0]?.headers).not.toHaveProperty('authorization')
    await request('/uploads', post('{}', { cookie, 'phone-token': 'no token' }))
    expect(backendRequests[1]?.headers).not.toHaveProperty('x-guest-key')
  })

  test('a link for a phone gets a guest key, and the address in the local network if the shop has one', async () => {
    const { request, backendRequests } = fakeShop({
      studio: async () => json({ token: 't' }, 201),
      settings: { LAN_URL: 'http://192.168.1.20:8787' },
    })
    const response = await request('/uploads/phone', post('{}', { 'x-phone-origin': 'https://evil.example' }))
    expect(response.headers.get('set-cookie')).toContain('guest_key=')
    expect(backendRequests[0]?.headers['x-phone-origin']).toBe('http://192.168.1.20:8787')
    const without = fakeShop({ studio: async () => json({ token: 't' }, 201) })
    await without.request('/uploads/phone', post('{}', { 'x-phone-origin': 'https://evil.example' }))
    expect(without.backendRequests[0]?.headers).not.toHaveProperty('x-phone-origin')
  })

  test('opens an upload with a new guest key and forwards a part unchanged', async () => {
    const { request, backendRequests } = fakeShop({ studio: async () => json({ uid: 'u' }, 201) })
    const opened = await request('/uploads', post('{}'))
    expect(opened.status).toBe(201)
    const key = /guest_key=([\w-]{22})/.exec(opened.headers.get('set-cookie') ?? '')?.[1]
    await request('/uploads/u/parts/0', {
      method: 'PUT',
      body: 'bytes',
      headers: { origin: ORIGIN, cookie: `guest_key=${key}`, 'content-type': 'application/octet-stream' },
    })
    expect(backendRequests.map(({ url, body }) => [url, body])).toEqual([
      ['https://store.internal/uploads', '{}'],
      ['https://store.internal/uploads/u/parts/0', 'bytes'],
    ])
    expect(backendRequests.every(({ headers }) => headers['x-guest-key'] === key)).toBe(true)
    expect(backendRequests.every(({ headers }) => headers['x-caller'] === 'unknown')).toBe(true)
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['our cookie without an origin', { cookie: `guest_key=${KEY}` }, 403],
    ['a part over 8 MiB', { origin: ORIGIN, 'content-length': '9000000' }, 413],
  ])('refuses %s', async (_, headers: Record<string, string>, status) => {
    const { request, backendRequests } = fakeShop()
    const response = await request('/uploads/u/parts/0', { method: 'PUT', body: 'x', headers })
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('message')
    expect(backendRequests).toEqual([])
  })

  const part = (body: ReadableStream<Uint8Array>) =>
    ({ method: 'PUT', body, duplex: 'half', headers: { origin: ORIGIN } }) as RequestInit
  const readsAll = async (request: Request) => {
    await request.arrayBuffer()
    return new Response(null, { status: 204 })
  }

  test('a part that stalls is 408, even if the store reports a broken part', async () => {
    vi.useFakeTimers()
    const silent = new ReadableStream<Uint8Array>({ start: (to) => to.enqueue(new Uint8Array(5)) })
    const studio = (request: Request) => readsAll(request).catch(() => json({ code: 'PART_BROKEN' }, 400))
    const answered = bareShop(studio)('/uploads/u/parts/0', part(silent))
    await vi.advanceTimersByTimeAsync(10_000)
    const response = await answered
    expect([response.status, await response.json()]).toEqual([408, expect.objectContaining({ code: 'PART_LATE' })])
    vi.useRealTimers()
  })

  test('a part over 8 MiB without a content-length is 413', async () => {
    const endless = new ReadableStream<Uint8Array>({ pull: (to) => to.enqueue(new Uint8Array(1_000_000)) })
    expect((await bareShop(readsAll)('/uploads/u/parts/0', part(endless))).status).toBe(413)
  })

  test.each(['GET', 'POST', 'PUT'])('a store that does not answer a %s within a minute is 502', async (method) => {
    vi.useFakeTimers()
    const answered = bareShop(() => new Promise(() => {}))('/uploads/u', {
      method,
      headers: { origin: ORIGIN },
      ...(method !== 'GET' && { body: 'x' }),
    })
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await answered).status).toBe(502)
    vi.useRealTimers()
  })

  test('a private file has the restrictive headers of the store', async () => {
    const strict = {
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Cookie',
    }
    const studio = async () => new Response('bytes', { headers: { 'content-type': 'image/jpeg', ...strict } })
    const response = await fakeShop({ studio }).request('/media/uploads/u', { headers: { cookie: `guest_key=${KEY}` } })
    expect(Object.fromEntries(response.headers)).toMatchObject(strict)
  })

  test('a private file has its own headers and is not cached unless the store allows it', async () => {
    const studio = async () =>
      new Response('bytes', { headers: { 'content-type': 'image/jpeg', etag: '"e"', 'set-cookie': 'a=b' } })
    const response = await fakeShop({ studio }).request('/media/uploads/u', { headers: { cookie: `guest_key=${KEY}` } })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      etag: '"e"',
      'cache-control': 'private, no-store',
    })
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})

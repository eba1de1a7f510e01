import { createExecutionContext } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { type Env, parseSettings } from './env'
import { createStore } from './store'
import { bindings } from './testing/prepare-database'
import { createTestShop } from './testing/test-shop'

const shop = createTestShop()
const json = { 'content-type': 'application/json' }
const post = (body: string, headers: Record<string, string> = json) =>
  shop.request('/graphql', { method: 'POST', headers, body })
const query = (text: string) => post(JSON.stringify({ query: text }))
const nested = (depth: number) => `{ ${'a { '.repeat(depth)} b ${'}'.repeat(depth)} }`

describe('the transport', () => {
  it.each([
    ['a document that cannot be parsed', JSON.stringify({ query: '{' }), 400],
    ['a field that does not exist', JSON.stringify({ query: '{ nope }' }), 400],
    ['a body that is no JSON', 'query', 400],
    ['a body without a query', '{}', 400],
    ['an executed document', JSON.stringify({ query: '{ storeConfig { store_code } }' }), 200],
    ['an executed document with errors', JSON.stringify({ query: '{ cart(cart_id: "x") { id } }' }), 200],
  ])('answers %s', async (_, body, status) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toHaveProperty(status === 200 ? 'data' : 'errors')
  })

  it('takes JSON only', async () => {
    expect((await post('{ storeConfig { store_code } }', { 'content-type': 'application/graphql' })).status).toBe(415)
    expect((await shop.request('/graphql', { method: 'PUT' })).status).toBe(405)
  })

  it('takes queries by GET and no mutations', async () => {
    const get = (text: string) => shop.request(`/graphql?query=${encodeURIComponent(text)}`)
    expect((await get('{ storeConfig { store_code } }')).status).toBe(200)
    expect((await get('mutation { createGuestCart { cart { id } } }')).status).toBe(405)
  })

  it('refuses a body over two megabytes', async () => {
    expect((await query(`{ a }#${'x'.repeat(2_000_000)}`)).status).toBe(413)
  })

  it('refuses a document with more than ten aliases', async () => {
    const aliases = Array.from({ length: 11 }, (_, i) => `a${i}: storeConfig { store_code }`).join(' ')
    const answer = await query(`{ ${aliases} }`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Max Aliases in query should be 10 but got 11.')
  })

  it('refuses a document deeper than twenty', async () => {
    expect(await (await query(nested(20))).text()).toContain('Max query depth should be 20 but got 21.')
  })

  it('measures fragments that name one another without going round for ever', async () => {
    const chain = Array.from(
      { length: 30 },
      (_, i) => `fragment f${i} on Query { ...f${(i + 1) % 30} ...f${(i + 2) % 30} }`,
    )
    expect((await query(`{ ...f0 } ${chain.join(' ')}`)).status).toBe(400)
  })

  it.each([
    [
      'related products',
      '{ products(search: "a") { items { ...F } } } fragment F on ProductInterface { related_products { related_products { sku } } }',
    ],
    ['reviews', '{ products(search: "a") { items { reviews { items { product { reviews { items { text } } } } } } } }'],
    ['the two by turns', '{ shopReviews { items { product { related_products { reviews { items { text } } } } } } }'],
  ])('refuses %s that go round', async (_, document) => {
    const answer = await query(document)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Max depth of related products and reviews should be 1 but got 2.')
  })

  it('refuses a store it does not know', async () => {
    const answer = await post('{"query":"{ storeConfig { store_code } }"}', { ...json, Store: 'au' })
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('Requested store is not found (au)'),
    ])
  })

  it('says nothing about an unexpected error', async () => {
    const broken = { ...bindings, DB: bindings.FILES } as unknown as Env
    const request = new Request('https://store/graphql', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ query: '{ countries { id } }' }),
    })
    const answer = await createStore().fetch(request, broken, createExecutionContext())
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      errors: [{ message: 'Internal server error' }],
      data: { countries: null },
    })
  })

  it('is alive', async () => {
    expect((await shop.request('/healthz')).status).toBe(200)
    expect((await shop.request('/nothing')).status).toBe(404)
  })
})

describe('settings', () => {
  it('without a mode are those of production', () => {
    expect(parseSettings(bindings as unknown as Env)).toMatchObject({ BANK_TRANSFER_DAYS: 7, STORE_CODE: 'nz' })
    expect(parseSettings({} as Env).MODE).toBe('production')
  })

  it('that are bad are named in one line', () => {
    const settings = { MODE: 'test', BANK_TRANSFER_DAYS: 'soon' } as unknown as Env
    expect(() => parseSettings(settings)).toThrow(
      /^Settings of the store are not valid\. MODE: .*; BANK_TRANSFER_DAYS: .*$/,
    )
  })
})

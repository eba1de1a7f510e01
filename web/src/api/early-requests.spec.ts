import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { sendEarly, sendEarlyQuery, takeEarly } from './early-requests'

const answer = vi.fn()

beforeEach(() => {
  answer.mockReset()
  answer.mockImplementation(async () => Response.json({ data: { a: 1 } }))
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('document', cookieJar({ price_cache: 'vip' }).document)
})
afterEach(() => vi.unstubAllGlobals())

describe('an early request', () => {
  it('is a POST whose answer is taken once', async () => {
    sendEarly('/search', { text: 'mug' })
    expect(answer).toHaveBeenCalledTimes(1)
    const [path, init] = answer.mock.calls[0] as [string, RequestInit]
    expect([path, init.method, init.body]).toEqual(['/search', 'POST', '{"text":"mug"}'])
    expect(await takeEarly('/search', { text: 'rug' })).toBeNull()
    expect(await takeEarly('/search', { text: 'mug' })).toEqual({ data: { a: 1 } })
    expect(await takeEarly('/search', { text: 'mug' })).toBeNull()
  })

  it('of GraphQL has the store and the price code', () => {
    sendEarlyQuery('query A { a }', { b: 2 })
    const [path, init] = answer.mock.calls[0] as [string, RequestInit]
    expect([path, JSON.parse(String(init.body))]).toEqual(['/graphql', { query: 'query A { a }', variables: { b: 2 } }])
    expect(init.headers).toMatchObject({ Store: 'nz', 'X-Price-Cache': 'vip' })
  })

  it.each([
    ['is refused', async () => new Response('{}', { status: 503 })],
    ['has an answer that is no JSON', async () => new Response('<html>')],
    ['gets no answer', () => Promise.reject(new TypeError('offline'))],
  ])('that %s has no answer to take', async (_, failing) => {
    answer.mockImplementation(failing)
    sendEarly('/search', { text: 'mug' })
    expect(await takeEarly('/search', { text: 'mug' })).toBeNull()
  })
})

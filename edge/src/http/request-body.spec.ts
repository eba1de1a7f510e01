import { SEARCH_PATH } from '@kea/shared/search/search'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../testing/fake-shop'
import { fakeTimeouts } from '../testing/timeouts'
import { BODY_TIMEOUT_MS } from './request-body'

afterEach(() => vi.restoreAllMocks())

/** A body whose end never comes. */
const begun = () =>
  new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"req')) })

const token = 'a-token-to-clear-with'
test.each([
  [SEARCH_PATH, {}],
  ['/caching', { 'x-target-uri': '/graphql' }],
  ['/caching/clear', { authorization: `Bearer ${token}` }],
  ['/operator', {}],
])('a body at %s that does not come in time is given up, and nobody is asked', async (path, headers) => {
  const timeouts = fakeTimeouts()
  const { request, asked } = fakeShop({ settings: { CACHE_CLEAR_TOKEN: token } })
  const init = { method: 'POST', headers, body: begun(), duplex: 'half' } as RequestInit
  const answered = request(path, init)
  await vi.waitUntil(() => timeouts.isAsked(BODY_TIMEOUT_MS))
  timeouts.end(BODY_TIMEOUT_MS)
  expect((await answered).status).toBe(408)
  expect(asked).toEqual([])
})

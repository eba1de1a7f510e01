import { SEARCH_PATH } from '@kea/shared/search/search'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../testing/fake-shop'
import { fakeTimeouts } from '../testing/timeouts'

afterEach(() => vi.restoreAllMocks())

const post = { method: 'POST', body: '{}' }
const begun = () => new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('{')) })

const CASES: [string, RequestInit, number][] = [
  ['/altcha', {}, 10_000],
  [SEARCH_PATH, post, 10_000],
  ['/operator', post, 30_000],
  [`/newsletter/unsubscribe?token=${'0'.repeat(32)}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' }, 10_000],
]
test.each(CASES)('%s stops waiting at its timeout for a store that is silent or stalls', async (path, init, ms) => {
  for (const studio of [() => new Promise<Response>(() => {}), async () => new Response(begun())]) {
    const timeouts = fakeTimeouts()
    const { request, backendRequests } = fakeShop({ studio })
    const answered = request(path, init)
    await vi.waitUntil(() => backendRequests.length === 1 && timeouts.isSet(ms))
    timeouts.expire(ms)
    expect((await answered).status).toBe(502)
    vi.restoreAllMocks()
  }
})

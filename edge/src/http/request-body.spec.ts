import { SEARCH_PATH } from '@kea/shared/search/search'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeShop, ORIGIN } from '../testing/fake-shop'
import { fakeTimeouts } from '../testing/timeouts'

afterEach(() => vi.restoreAllMocks())

const bytes = (text: string) => new TextEncoder().encode(text)
/** A body that never ends. */
const begun = () => new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(bytes('{"req')) })

/** A body of 100,000-byte chunks; `rest` counts the unread ones. */
function inPieces(count: number) {
  const state = { rest: count, isCancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (state.rest === 0) return controller.close()
        state.rest -= 1
        controller.enqueue(new Uint8Array(100_000).fill(32))
      },
      cancel: () => {
        state.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { state, body }
}

const token = 'a-token-to-clear-with'
const json = { 'content-type': 'application/json', origin: ORIGIN }
const READERS: [string, Record<string, string>][] = [
  ['/graphql', json],
  ['/uploads', json],
  [SEARCH_PATH, {}],
  ['/caching', { 'x-target-uri': '/graphql' }],
  ['/caching/clear', { authorization: `Bearer ${token}` }],
  ['/operator', {}],
]
const shop = () => fakeShop({ settings: { CACHE_CLEAR_TOKEN: token } })
const post = (headers: Record<string, string>, body: ReadableStream<Uint8Array>) =>
  ({ method: 'POST', headers, body, duplex: 'half' }) as RequestInit

describe.each(READERS)('a body at %s', (path, headers) => {
  test('that does not arrive within ten seconds is 408, and no backend is called', async () => {
    const timeouts = fakeTimeouts()
    const { request, backendRequests } = shop()
    const answered = request(path, post(headers, begun()))
    await vi.waitUntil(() => timeouts.isSet(10_000))
    timeouts.expire(10_000)
    expect((await answered).status).toBe(408)
    expect(backendRequests).toEqual([])
  })

  test('with a content-length of 30 MB is refused unread', async () => {
    const { request, backendRequests } = shop()
    const { state, body } = inPieces(300)
    const response = await request(path, post({ ...headers, 'content-length': '30000000' }, body))
    expect([response.status, state.rest, backendRequests]).toEqual([413, 300, []])
  })

  test.each<Record<string, string>>([{}, { 'content-length': '3000000' }])(
    'of 3 MB with the headers %j is drained and refused, so that its connection stays open',
    async (length) => {
      const { request, backendRequests } = shop()
      const { state, body } = inPieces(30)
      const response = await request(path, post({ ...headers, ...length }, body))
      expect([response.status, state, backendRequests]).toEqual([413, { rest: 0, isCancelled: false }, []])
    },
  )

  test('that never ends is cancelled', async () => {
    const { state, body } = inPieces(1000)
    expect((await shop().request(path, post(headers, body))).status).toBe(413)
    expect([state.isCancelled, state.rest > 700]).toEqual([true, true])
  })
})

import { describe, expect, test } from 'vitest'
import { canvasPage, fakeShop, json } from '../testing/fake-shop'

const DEADLINE_MS = 60
const whole = JSON.stringify({ data: { ...canvasPage, configvalues: [] } })

/** A body that stalls, and one that never ends. */
const stalled = () =>
  new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"data"')) })
const endless = () =>
  new ReadableStream({ pull: (controller) => controller.enqueue(new TextEncoder().encode(' '.repeat(65_536))) })

const FAULTS: [string, () => Response | Promise<Response>][] = [
  ['is down', () => Promise.reject(new Error('connect'))],
  ['takes 30 seconds', () => new Promise((resolve) => setTimeout(() => resolve(new Response(whole)), 30_000).unref())],
  ['answers HTML with 200', () => new Response('<html>maintenance</html>')],
  ['cuts its JSON', () => new Response(whole.slice(0, 100))],
  ['answers 6 MB', () => json({ data: { pad: 'x'.repeat(6_000_000) } })],
  ['answers without an end', () => new Response(endless())],
  ['begins its answer and stops', () => new Response(stalled())],
  ['answers errors alone', () => json({ errors: [{ message: 'x' }] })],
  ['redirects to itself', () => new Response(null, { status: 302, headers: { location: '/graphql' } })],
]

describe.each(FAULTS)('a backend that %s', (_, answer) => {
  const facts = (response: Response) => [response.status, response.headers.get('cache-control')]

  test('leads to a 503 page within the deadline, which no cache stores', async () => {
    const { request } = fakeShop({
      settings: { HEAD_DEADLINE_MS: String(DEADLINE_MS) },
      commerce: async () => answer(),
    })
    const startedAt = performance.now()
    const response = await request('/canvas-prints')
    expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS + 1000)
    expect(facts(response)).toEqual([503, 'no-store'])
    expect(response.headers.get('retry-after')).toBe('10')
    expect(await response.text()).toContain('src="/assets/main.js"')
  })

  test('does not remove a known page', async () => {
    let isUp = true
    const { request, advance } = fakeShop({
      settings: { HEAD_DEADLINE_MS: String(DEADLINE_MS) },
      commerce: async () => (isUp ? new Response(whole) : answer()),
    })
    await request('/canvas-prints')
    isUp = false
    advance(3_600_000)
    const response = await request('/canvas-prints')
    expect(facts(response)).toEqual([200, 'public, max-age=0, must-revalidate'])
    expect(response.headers.get('server-timing')).toContain('cache;desc=stale')
  })
})

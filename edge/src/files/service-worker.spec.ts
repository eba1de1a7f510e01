import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { fakeShop } from '../testing/fake-shop'

const file = async (path: string) =>
  path === '/service-worker.js' ? new Response('the worker of the build') : new Response('', { status: 404 })
const fetchWorker = (settings: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fakeShop({ file, settings }).request('/service-worker.js', { headers })

describe('the service worker', () => {
  test('is that of the build, asked for anew each time', async () => {
    const response = await fetchWorker()
    expect([response.status, await response.text()]).toEqual([200, 'the worker of the build'])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
    })
  })

  test('is 304 to a browser that has it, and no longer after the switch', async () => {
    const etag = (await fetchWorker()).headers.get('etag') ?? ''
    expect((await fetchWorker({}, { 'if-none-match': etag })).status).toBe(304)
    expect((await fetchWorker({ SERVICE_WORKER: 'off' }, { 'if-none-match': etag })).status).toBe(200)
  })

  test('is 404 where the build has none', async () => {
    expect((await fakeShop().request('/service-worker.js')).status).toBe(404)
  })

  test('that is switched off deletes what was kept here, and nothing else, and removes itself', async () => {
    const script = await (await fetchWorker({ SERVICE_WORKER: 'off' })).text()
    const done: string[] = []
    const work: Promise<unknown>[] = []
    const listeners: Record<string, (event: object) => void> = {}
    runInNewContext(script, {
      self: {
        addEventListener: (type: string, listener: (event: object) => void) => {
          listeners[type] = listener
        },
        skipWaiting: () => done.push('skips waiting'),
        registration: { unregister: async () => done.push('unregisters') },
      },
      caches: {
        keys: async () => ['kea-assets-1', 'kea-products-1', 'of-somebody-else'],
        delete: async (name: string) => done.push(`deletes ${name}`),
      },
    })
    const event = { waitUntil: (promise: Promise<unknown>) => work.push(promise) }
    listeners.install?.(event)
    listeners.activate?.(event)
    await Promise.all(work)
    expect(done).toEqual(['skips waiting', 'deletes kea-assets-1', 'deletes kea-products-1', 'unregisters'])
    // Requests go to the network, as without a worker.
    expect(Object.keys(listeners)).toEqual(['install', 'activate'])
  })

  test('has a switch with two positions', async () => {
    expect(() => fakeShop({ settings: { SERVICE_WORKER: 'no' } })).toThrow('SERVICE_WORKER')
  })
})

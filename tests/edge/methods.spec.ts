import { SEARCH_PATH } from '@kea/shared/search/search'
import { describe, expect, test } from 'vitest'
import { fetchFrom } from './support/fetch-from'

/** Every readable address with its cache lifetime. */
const READ: [path: string, status: number, cacheControl: string][] = [
  ['/', 200, 'public, max-age=0, must-revalidate'],
  ['/canvas-prints', 200, 'public, max-age=0, must-revalidate'],
  ['/checkout/cart', 200, 'public, max-age=0, must-revalidate'],
  ['/no-such-page', 404, 'public, max-age=0, must-revalidate'],
  ['/canvas-prints/', 301, 'public, max-age=300'],
  ['/bulk-order', 302, 'private, no-store'],
  ['/no-such-file.js', 404, 'no-store'],
  ['/healthz', 200, 'no-store'],
  ['/healthz?deep', 200, 'no-store'],
  ['/robots.txt', 200, 'public, max-age=3600'],
  ['/sitemap.xml', 200, 'public, max-age=3600'],
  ['/sitemap-1.xml', 200, 'public, max-age=3600'],
  ['/sitemap-2.xml', 404, 'no-store'],
  ['/llms.txt', 200, 'public, max-age=3600'],
  ['/.well-known/security.txt', 200, 'public, max-age=3600'],
  ['/cacheurl?url=/canvas-prints', 200, 'public, max-age=0, must-revalidate'],
  ['/rest/V1/reviews/summary', 200, 'public, max-age=60'],
  ['/altcha', 200, 'no-store'],
  [`/media/uploads/${'0'.repeat(32)}`, 404, 'private, no-store'],
  ['/kea.svg', 200, 'public, max-age=0, must-revalidate'],
  ['/videos/canvas-print.mp4', 200, 'public, max-age=86400'],
  ['/service-worker.js', 200, 'no-cache'],
]

describe.each(READ)('%s', (path, status, cacheControl) => {
  test(`is ${status} with ${cacheControl}`, async () => {
    const { headers, status: answered } = await fetchFrom('shop', path)
    expect([answered, headers['cache-control']]).toEqual([status, cacheControl])
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('answers HEAD like GET, without a body', async () => {
    const [head, get] = [await fetchFrom('shop', path, { method: 'HEAD' }), await fetchFrom('shop', path)]
    expect([head.status, head.body]).toEqual([get.status, ''])
    for (const name of ['cache-control', 'content-type', 'etag', 'location', 'vary', 'x-content-type-options']) {
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]])
    }
  })

  test('is not readable by other sites: OPTIONS has no CORS headers', async () => {
    const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const { status: answered, headers } = await fetchFrom('shop', path, { method: 'OPTIONS', headers: preflight })
    expect([404, 405]).toContain(answered)
    // The platform serves static files without an Allow header.
    const isOurs = headers['x-request-id'] !== undefined
    if (answered === 405 && isOurs) expect(headers.allow).toContain('GET')
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  })
})

/** Every address that accepts a body. */
test.each([
  ['/graphql', 'POST'],
  [SEARCH_PATH, 'POST'],
  ['/operator', 'POST'],
  ['/caching', 'POST'],
  ['/caching/clear', 'POST'],
  ['/uploads', 'GET, POST'],
])('%s allows only %s, and refuses HEAD, OPTIONS and DELETE', async (path, method) => {
  for (const other of ['HEAD', 'OPTIONS', 'DELETE']) {
    const { status, headers } = await fetchFrom('shop', path, { method: other })
    expect([other, status, headers.allow]).toEqual([other, 405, method])
    expect(headers['cache-control']).toMatch(/no-store/)
  }
})

test('a video supports ranges with a length, which some browsers require', async () => {
  const path = '/videos/canvas-print.mp4'
  const whole = await fetchFrom('shop', path)
  const { status, headers, body } = await fetchFrom('shop', path, { headers: { range: 'bytes=0-1' } })
  const size = Number(whole.headers['content-length'])
  expect([status, headers['content-range'], headers['content-length'], body.length]).toEqual([
    206,
    `bytes 0-1/${size}`,
    '2',
    2,
  ])
  expect(size).toBeGreaterThan(100_000)
  const rest = await fetchFrom('shop', path, { headers: { range: `bytes=${size - 1000}-` } })
  expect([rest.status, rest.headers['content-length']]).toEqual([206, '1000'])
})

describe('a range request', () => {
  test.each(['/videos/canvas-print.mp4', '/robots.txt', '/canvas-prints'])(
    'for %s is answered with that range, or with the whole file as 200',
    async (path) => {
      const whole = await fetchFrom('shop', path)
      const { status, headers, body } = await fetchFrom('shop', path, { headers: { range: 'bytes=0-99' } })
      if (status === 206) expect(headers['content-range']).toMatch(/^bytes 0-99\//)
      else expect([status, body.length]).toEqual([200, whole.body.length])
    },
  )
})

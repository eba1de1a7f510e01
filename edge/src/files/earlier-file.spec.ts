import { describe, expect, test } from 'vitest'
import { fakeShop } from '../testing/fake-shop'

type Bucket = NonNullable<NonNullable<Parameters<typeof fakeShop>[0]>['builds']>

const A = 'a'.repeat(16)
const B = 'b'.repeat(16)
const OLD = '00000000000a.js'
const FONT = '00000000000b.woff2'
const LIST = [
  { id: B, until: null, files: [['00000000000c.js', 3]] },
  {
    id: A,
    until: 5,
    files: [
      [OLD, 9],
      [FONT, 4],
      ['00000000000d.css', 0],
      // No build has such a name, but a list may be wrong.
      ['page.html', 4],
    ],
  },
]
const OBJECTS: Readonly<Record<string, string>> = {
  'builds.json': JSON.stringify(LIST),
  [`packs/${B}`]: 'new',
  [`packs/${A}`]: 'import(1)font',
  'secret.txt': 'nobody may read this',
}

/** R2 with these objects. `asked` lists the keys that were read. */
function bucketOf(objects: Readonly<Record<string, string>> = OBJECTS) {
  const asked: string[] = []
  const get = async (key: string, { range }: { range?: { offset: number; length: number } } = {}) => {
    asked.push(key)
    const text = objects[key]
    if (text === undefined) return null
    const { offset, length } = range ?? { offset: 0, length: text.length }
    const { body } = new Response(text.slice(offset, offset + length))
    return { body, text: async () => text }
  }
  return { asked, bucket: { get } as unknown as Bucket }
}

const fetchFile = (path: string, init: RequestInit = {}) => fakeShop({ builds: bucketOf().bucket }).request(path, init)

describe('a file of an earlier build', () => {
  test('is sent with its type, for ever, and says that it is of an earlier build', async () => {
    const response = await fetchFile(`/assets/${OLD}`)
    expect([response.status, await response.text()]).toEqual([200, 'import(1)'])
    const { 'x-request-id': _id, 'server-timing': _time, ...headers } = Object.fromEntries(response.headers)
    expect(headers).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"00000000000a.js"',
      'x-earlier-build': '1',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
  })

  test.each([
    [`/assets/${FONT}`, 'font/woff2', 'font'],
    ['/assets/00000000000c.js', 'text/javascript; charset=utf-8', 'new'],
    ['/assets/00000000000d.css', 'text/css; charset=utf-8', ''],
    [`/assets/${OLD}?v=1`, 'text/javascript; charset=utf-8', 'import(1)'],
  ])('%s is %s', async (path, type, text) => {
    const response = await fetchFile(path)
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, type, text])
  })

  test('answers HEAD without reading it, and 304 to a browser that has it', async () => {
    const { asked, bucket } = bucketOf()
    const { request } = fakeShop({ builds: bucket })
    const head = await request(`/assets/${OLD}`, { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('x-earlier-build')]).toEqual([200, '', '1'])
    const unchanged = await request(`/assets/${OLD}`, { headers: { 'if-none-match': 'W/"00000000000a.js"' } })
    expect([unchanged.status, unchanged.headers.get('cache-control')]).toEqual([
      304,
      'public, max-age=31536000, immutable',
    ])
    expect(asked).toEqual(['builds.json'])
  })

  test.each([
    '/assets/00000000000e.js',
    '/assets/builds.json',
    '/assets/page.html',
    `/assets/packs/${A}`,
    '/assets/secret.txt',
    '/assets/../builds.json',
    '/assets/%2e%2e/builds.json',
    '/assets/..%2fbuilds.json',
    '/assets/%30000000000a.js',
    `/assets//${OLD}`,
    `/assets/${OLD}/`,
    '/assets/00000000000A.js',
    '/assets/',
    '/builds.json',
    `/packs/${A}.js`,
  ])('is nothing else of the bucket: %s is 404 and in no cache', async (path) => {
    const response = await fetchFile(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await response.text()).not.toMatch(/nobody|import|packs/)
  })

  test.each(['POST', 'PUT', 'DELETE'])('is not written by %s', async (method) => {
    expect((await fetchFile(`/assets/${OLD}`, { method })).status).toBe(405)
  })

  test('is 404 without the bucket, without a list, with a damaged list, and where its pack is gone', async () => {
    const statuses = [(await fakeShop().request(`/assets/${OLD}`)).status]
    const buckets: Record<string, string>[] = [
      {},
      { 'builds.json': '{"a":1}' },
      { 'builds.json': JSON.stringify(LIST) },
    ]
    for (const objects of buckets) {
      statuses.push((await fakeShop({ builds: bucketOf(objects).bucket }).request(`/assets/${OLD}`)).status)
    }
    expect(statuses).toEqual([404, 404, 404, 404])
  })

  test('is 503 in no cache when the bucket fails, so that a part that did not load can be asked for again', async () => {
    let fails = true
    const { bucket } = bucketOf()
    const get = (key: string) => (fails ? Promise.reject(new Error('R2 is down')) : bucket.get(key))
    const { request } = fakeShop({ builds: { get } as unknown as Bucket })
    const failed = await request(`/assets/${OLD}`)
    expect([failed.status, failed.headers.get('cache-control'), failed.headers.get('retry-after')]).toEqual([
      503,
      'no-store',
      '10',
    ])
    fails = false
    expect((await request(`/assets/${OLD}`)).status).toBe(200)
  })

  test('is counted for its caller, and over the limit the bucket is not asked', async () => {
    const { asked, bucket } = bucketOf()
    const limits = { MEDIA_LIMIT: { limit: async () => ({ success: false }) } }
    expect((await fakeShop({ builds: bucket, limits }).request(`/assets/${OLD}`)).status).toBe(429)
    expect(asked).toEqual([])
  })
})

describe('the list of builds', () => {
  test('is read once a minute, and for an unknown file again after five seconds', async () => {
    const { asked, bucket } = bucketOf()
    const { request, advance } = fakeShop({ builds: bucket })
    const lists = () => asked.filter((key) => key === 'builds.json').length
    const ask = (name: string) => request(`/assets/${name}`, { method: 'HEAD' })
    await Promise.all([ask(OLD), ask(FONT), ask('00000000000e.js')])
    expect(lists()).toBe(1)
    advance(4_999)
    await ask('00000000000e.js')
    expect(lists()).toBe(1)
    advance(1)
    await ask('00000000000e.js')
    expect(lists()).toBe(2)
    advance(59_999)
    await ask(OLD)
    expect(lists()).toBe(2)
    advance(1)
    await ask(OLD)
    expect(lists()).toBe(3)
  })

  test('with a build that was deployed since is seen after five seconds', async () => {
    const objects: Record<string, string> = { ...OBJECTS, 'builds.json': '[]' }
    const { request, advance } = fakeShop({ builds: bucketOf(objects).bucket })
    expect((await request(`/assets/${OLD}`)).status).toBe(404)
    objects['builds.json'] = JSON.stringify(LIST)
    advance(5_000)
    expect((await request(`/assets/${OLD}`)).status).toBe(200)
  })
})

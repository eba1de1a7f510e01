import { SEARCH_PATH } from '@kea/shared/search/search'
import { describe, expect, test } from 'vitest'
import { fetchFrom } from './support/fetch-from'
import { CLEAR_TOKEN, originOf } from './support/hosts'
import { sendBody } from './support/send-body'

const json = { 'content-type': 'application/json' }

/** Every address that reads a body, with the headers that are required before the read. */
const READERS: [path: string, headers: Record<string, string>][] = [
  ['/graphql', json],
  ['/uploads', json],
  [SEARCH_PATH, {}],
  ['/operator', {}],
  ['/caching', { 'x-target-uri': '/graphql' }],
  ['/caching/clear', { authorization: `Bearer ${CLEAR_TOKEN}` }],
]

describe.each(READERS)('a body at %s', (path, headers) => {
  test.each([2.1, 3, 5])('of %s MB is 413, with a content-length and chunked', async (megabytes) => {
    for (const declaresLength of [true, false]) {
      const { status } = await sendBody('shop', path, { headers, bytes: megabytes * 1_000_000, declaresLength })
      expect([declaresLength, status]).toEqual([declaresLength, 413])
    }
  })
})

describe.each([
  ['with a content-length', true],
  ['chunked', false],
])('bodies that are too long, %s,', (_, declaresLength) => {
  test.each(['/graphql', '/uploads', SEARCH_PATH])('do not affect later requests at %s', async (path) => {
    const long = () => sendBody('shop', path, { headers: json, bytes: 6_000_000, declaresLength })
    const refused = await Promise.all(Array.from({ length: 8 }, long))
    expect(refused.map(({ status }) => status)).toEqual(Array(8).fill(413))
    const body = JSON.stringify({ query: '{ __typename }' })
    const statuses = new Map<number, number>()
    for (let n = 0; n < 200; n++) {
      const { status } = await fetchFrom('shop', '/graphql', { method: 'POST', headers: json, body })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([[200, 200]])
  })
})

describe.concurrent('a slow body', () => {
  test.each(['/graphql', '/uploads', SEARCH_PATH])('at %s is 408 after ten seconds', async (path) => {
    const slow = { headers: json, bytes: 2000, declaresLength: true, pieceBytes: 10, everyMs: 500 }
    const { status, ms } = await sendBody('shop', path, slow)
    expect(status).toBe(408)
    expect(ms).toBeLessThan(20_000)
  })

  test('in a part of a photo is 408 within 45 seconds', async () => {
    const facts = { name: 'a.jpg', type: 'image/jpeg', size: 2_000_000, sha256: 'a'.repeat(64) }
    const opened = await fetchFrom('shop', '/uploads', { method: 'POST', headers: json, body: JSON.stringify(facts) })
    expect(opened.status).toBe(201)
    const cookie = /guest_key=[^;]+/.exec(opened.headers['set-cookie'] ?? '')?.[0] ?? ''
    const headers = { cookie, origin: originOf('shop') }
    const slow = { method: 'PUT', headers, bytes: 2_000_000, declaresLength: true, pieceBytes: 10, everyMs: 500 }
    const { status, ms } = await sendBody('shop', `/uploads/${JSON.parse(opened.body).uid}/parts/0`, slow)
    expect(status).toBe(408)
    expect(ms).toBeLessThan(45_000)
  })
})

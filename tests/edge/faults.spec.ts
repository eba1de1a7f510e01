import { describe, expect, inject, test } from 'vitest'
import { FAULTS, type FaultName } from './support/fake-backend'
import { fetchFrom } from './support/fetch-from'
import { HOSTILE_DEADLINE_MS } from './support/hosts'
import { readPage } from './support/read-page'

/** Tolerance for a busy machine. */
const SLACK_MS = 1500

const faults = Object.keys(FAULTS) as FaultName[]
const requestCount = async (slug: string) =>
  Number(await (await fetch(`${inject('backend')}/count?slug=${slug}`)).text())

describe.concurrent.each(faults)('a backend with the fault "%s"', (fault) => {
  test('leads to a 503 page without data within the deadline', async ({ expect }) => {
    const { status, headers, body, ms } = await fetchFrom('hostile', `/fault-${fault}`)
    expect(ms).toBeLessThan(HOSTILE_DEADLINE_MS + SLACK_MS)
    expect(status).toBe(503)
    expect(headers['content-type']).toContain('text/html')
    expect(headers['cache-control']).toMatch(/\bno-store\b/)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    const page = readPage(body)
    expect(page.titles).toHaveLength(1)
    expect(page.meta('robots')).toEqual(['NOINDEX,NOFOLLOW'])
    expect(page.links('canonical')).toEqual([])
    expect(body).toMatch(/<script type="module"[^>]* src="\/assets\//)
    expect(body).not.toContain('evil')
  })

  test('ends as soon as the backend recovers', async ({ expect }) => {
    expect((await fetchFrom('hostile', `/once-${fault}`)).status).toBe(503)
    await expect
      .poll(async () => (await fetchFrom('hostile', `/once-${fault}`)).status, { timeout: 20_000, interval: 300 })
      .toBe(200)
    expect(await requestCount(`once-${fault}`)).toBe(2)
  })

  test('is 503 for a script', async ({ expect }) => {
    const { status, headers, body } = await fetchFrom('hostile', `/cacheurl?url=/fault-${fault}`)
    expect(status).toBe(503)
    expect(headers['cache-control']).toMatch(/\bno-store\b/)
    expect(JSON.parse(body).errors[0].message).toMatch(/try again/)
  })
})

describe('a GraphQL request', () => {
  const sendQuery = (fault: FaultName) =>
    fetchFrom('hostile', '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ fault_${fault.replaceAll('-', '_')} }` }),
    })

  test.each(['html', 'six-megabytes', 'endless', 'redirect-loop', 'redirect-elsewhere', 'reset'] as const)(
    'that the backend answers with "%s" is 502 with a message',
    async (fault) => {
      const { status, headers, body } = await sendQuery(fault)
      expect(status).toBe(502)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(JSON.parse(body).errors[0].message).toMatch(/try again/)
    },
  )
})

describe('with an unreachable backend', () => {
  test.each(['/', '/canvas-prints', '/blog/a-photo-for-a-mug', '/no-such-page'])('%s answers at once', async (path) => {
    const { status, headers, body } = await fetchFrom('down', path)
    expect(status).toBe(503)
    expect(headers['cache-control']).toMatch(/\bno-store\b/)
    expect(readPage(body).titles).toHaveLength(1)
  })

  test.each(['/checkout/cart', '/uploadchoice'])('%s opens, since it needs no page data', async (path) => {
    const { headers, body } = await fetchFrom('down', path)
    expect(readPage(body).titles[0]).not.toBe('')
    expect(headers['cache-control']).not.toMatch(/max-age=[1-9]/)
  })

  test('files that need the backend are 503, and others are answered', async () => {
    const sitemap = await fetchFrom('down', '/sitemap.xml')
    expect([sitemap.status, sitemap.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(Number(sitemap.headers['retry-after'])).toBeGreaterThan(0)
    expect((await fetchFrom('down', '/robots.txt')).status).toBe(200)
    expect((await fetchFrom('down', '/healthz')).status).toBe(200)
    expect((await fetchFrom('down', '/healthz?deep')).status).toBe(503)
  })

  test('a call through the cache answers the client’s fallback', async () => {
    const { status, headers, body } = await fetchFrom('down', '/caching', {
      method: 'POST',
      headers: {
        'x-target-method': 'GET',
        'x-target-uri': '/rest/V1/reviews/summary',
        'x-default-response': '{"average":0}',
      },
    })
    expect([status, body, headers['cache-control']]).toEqual([200, '{"average":0}', 'no-store'])
  })
})

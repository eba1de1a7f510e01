import { describe, expect, inject, test } from 'vitest'
import { ask } from './support/ask'
import { FAULTS, type FaultName } from './support/fake-backend'
import { HOSTILE_DEADLINE_MS } from './support/hosts'
import { readPage } from './support/read-page'

/** A busy machine is not the deadline. */
const SLACK_MS = 1500

const faults = Object.keys(FAULTS) as FaultName[]
const askedFor = async (slug: string) => Number(await (await fetch(`${inject('backend')}/asked?slug=${slug}`)).text())

describe.concurrent.each(faults)('a backend with the fault "%s"', (fault) => {
  test('costs the page its data, not the visitor the page', async ({ expect }) => {
    const { status, headers, body, ms } = await ask('hostile', `/fault-${fault}`)
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

  test('is over once the backend is well again', async ({ expect }) => {
    expect((await ask('hostile', `/once-${fault}`)).status).toBe(503)
    await expect
      .poll(async () => (await ask('hostile', `/once-${fault}`)).status, { timeout: 20_000, interval: 300 })
      .toBe(200)
    expect(await askedFor(`once-${fault}`)).toBe(2)
  })

  test('is told to a script as "later"', async ({ expect }) => {
    const { status, headers, body } = await ask('hostile', `/cacheurl?url=/fault-${fault}`)
    expect(status).toBe(503)
    expect(headers['cache-control']).toMatch(/\bno-store\b/)
    expect(JSON.parse(body).errors[0].message).toMatch(/try again/)
  })
})

describe('a command', () => {
  const command = (fault: FaultName) =>
    ask('hostile', '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ fault_${fault.replaceAll('-', '_')} }` }),
    })

  test.each(['html', 'six-megabytes', 'endless', 'redirect-loop', 'redirect-elsewhere', 'reset'] as const)(
    'to which the backend answers "%s" ends in a message',
    async (fault) => {
      const { status, headers, body } = await command(fault)
      expect(status).toBe(502)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(JSON.parse(body).errors[0].message).toMatch(/try again/)
    },
  )
})

describe('with nobody listening', () => {
  test.each(['/', '/canvas-prints', '/blog/a-photo-for-a-mug', '/no-such-page'])('%s answers at once', async (path) => {
    const { status, headers, body } = await ask('down', path)
    expect(status).toBe(503)
    expect(headers['cache-control']).toMatch(/\bno-store\b/)
    expect(readPage(body).titles).toHaveLength(1)
  })

  test.each(['/checkout/cart', '/uploadchoice'])('%s, which needs no data of its own, opens', async (path) => {
    const { headers, body } = await ask('down', path)
    expect(readPage(body).titles[0]).not.toBe('')
    expect(headers['cache-control']).not.toMatch(/max-age=[1-9]/)
  })

  test('the files that need the backend come later, the others now', async () => {
    const later = await ask('down', '/sitemap.xml')
    expect([later.status, later.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(Number(later.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('down', '/robots.txt')).status).toBe(200)
    expect((await ask('down', '/healthz')).status).toBe(200)
    expect((await ask('down', '/healthz?deep')).status).toBe(503)
  })

  test('a call through the cache gets the fallback of its caller', async () => {
    const { status, headers, body } = await ask('down', '/caching', {
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

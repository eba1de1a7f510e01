import { describe, expect, inject, test } from 'vitest'
import { ask } from './support/ask'
import { originOf } from './support/hosts'
import { readPage } from './support/read-page'

/** Seeded with 501 sample reviews: one more than it takes. */
const REVIEWED = '/white-photo-mug'
/** Of the Worker alone, packed; Cloudflare takes 10 MB, and a start takes its time with each. */
const WORKER_MAX_KIB = 3 * 1024

const ratingsOn = (html: string) => readPage(html).jsonLd.filter((block) => 'aggregateRating' in block)

describe('what is deployed', () => {
  test.each(['edge', 'store'] as const)('the %s builds from its own config alone', (name) => {
    const said = inject('dryRuns')[name]
    expect(said).toContain('--dry-run: exiting now.')
    const [, packed] = /gzip: ([\d.]+) KiB/.exec(said) ?? []
    expect(Number(packed)).toBeLessThan(WORKER_MAX_KIB)
  })

  test('both have what they are bound to', () => {
    const { edge, store } = inject('dryRuns')
    for (const binding of ['env.ASSETS', 'env.STORE', 'env.PAGE_CACHE']) expect(edge).toContain(binding)
    for (const binding of ['env.DB', 'env.FILES']) expect(store).toContain(binding)
  })
})

describe('in production', () => {
  test.each(['/pay', '/pay/anything', '/__mail', '/__mail/1'])('%s is not there', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status, headers } = await ask('production', path, { method })
      expect([status, headers['content-type']?.includes('html')]).toEqual([404, false])
    }
  })

  test('no sample review counts, and none is told', async () => {
    const sample = await ask('shop', REVIEWED)
    expect(ratingsOn(sample.body)).toHaveLength(1)
    const { body } = await ask('production', REVIEWED)
    expect(ratingsOn(body)).toEqual([])
    expect(body).not.toMatch(/sample (?:review|shopper)|sample:/i)
  })

  test('the shop is there to be found', async () => {
    const { headers, body } = await ask('production', '/canvas-prints')
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(readPage(body).meta('robots')).toEqual(['INDEX,FOLLOW'])
  })

  test('an answer under another host is not, and names the shop’s own', async () => {
    const { headers, body } = await ask('shop', '/canvas-prints', { headers: { host: 'elsewhere.example.com' } })
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(readPage(body).links('canonical')).toEqual([`${originOf('shop')}/canvas-prints`])
  })
})

test.each(['/', '/canvas-prints', '/no-such-page', '/graphql', '/sitemap.xml', '/robots.txt'])(
  'in preview %s is nobody’s to find',
  async (path) => {
    const { headers, body } = await ask('preview', path)
    expect(headers['x-robots-tag']).toBe('noindex')
    if (headers['content-type']?.includes('html')) expect(readPage(body).meta('robots')).toEqual(['NOINDEX,NOFOLLOW'])
  },
)

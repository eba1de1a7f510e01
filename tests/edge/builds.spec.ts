import { describe, expect, inject, test } from 'vitest'
import { fetchFrom } from './support/fetch-from'
import { originOf } from './support/hosts'
import { readPage } from './support/read-page'

/** A product with 501 sample reviews. Ratings are shown above 500. */
const REVIEWED = '/photo-mugs'
/** Compressed size of a Worker. Cloudflare allows 10 MB, and the start time grows with the size. */
const WORKER_MAX_KIB = 3 * 1024

const ratingsOn = (html: string) => readPage(html).jsonLd.filter((block) => 'aggregateRating' in block)

describe('the deployed Workers', () => {
  test.each(['edge', 'store'] as const)('the %s builds from its own config', (name) => {
    const output = inject('dryRuns')[name]
    expect(output).toContain('--dry-run: exiting now.')
    const [, packed] = /gzip: ([\d.]+) KiB/.exec(output) ?? []
    expect(Number(packed)).toBeLessThan(WORKER_MAX_KIB)
  })

  test('have their bindings', () => {
    const { edge, store } = inject('dryRuns')
    for (const binding of ['env.ASSETS', 'env.STORE', 'env.PAGE_CACHE', 'env.EARLIER_BUILDS'])
      expect(edge).toContain(binding)
    for (const binding of ['env.DB', 'env.FILES']) expect(store).toContain(binding)
  })
})

describe('in production', () => {
  test.each(['/pay', '/pay/anything', '/__mail', '/__mail/1'])('%s is 404', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status, headers } = await fetchFrom('production', path, { method })
      expect([status, headers['content-type']?.includes('html')]).toEqual([404, false])
    }
  })

  test('sample reviews are neither counted nor shown', async () => {
    const sample = await fetchFrom('shop', REVIEWED)
    expect(ratingsOn(sample.body)).toHaveLength(1)
    const { body } = await fetchFrom('production', REVIEWED)
    expect(ratingsOn(body)).toEqual([])
    expect(body).not.toMatch(/sample (?:review|shopper)|sample:/i)
  })

  test('the shop is indexed', async () => {
    const { headers, body } = await fetchFrom('production', '/canvas-prints')
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(readPage(body).meta('robots')).toEqual(['INDEX,FOLLOW'])
  })

  test('another host is not indexed, and its canonical address is the shop’s own', async () => {
    const { headers, body } = await fetchFrom('shop', '/canvas-prints', { headers: { host: 'elsewhere.example.com' } })
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(readPage(body).links('canonical')).toEqual([`${originOf('shop')}/canvas-prints`])
  })
})

test.each(['/', '/canvas-prints', '/no-such-page', '/graphql', '/sitemap.xml', '/robots.txt'])(
  'in preview %s is not indexed',
  async (path) => {
    const { headers, body } = await fetchFrom('preview', path)
    expect(headers['x-robots-tag']).toBe('noindex')
    if (headers['content-type']?.includes('html')) expect(readPage(body).meta('robots')).toEqual(['NOINDEX,NOFOLLOW'])
  },
)

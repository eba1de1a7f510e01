import robotsParser from 'robots-parser'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { fetchFrom } from './support/fetch-from'
import { originOf } from './support/hosts'
import { allPaths } from './support/paths'
import { readPage } from './support/read-page'
import { validateSitemap, valuesOf } from './support/validate-sitemap'

const OWN = originOf('production')
const pathOf = (address: string) => address.replace(OWN, '')

describe('the sitemap', () => {
  let index = ''
  let files: string[] = []
  let listed: string[] = []

  beforeAll(async () => {
    index = (await fetchFrom('production', '/sitemap.xml')).body
    const answers = await Promise.all(valuesOf(index, 'loc').map((file) => fetchFrom('production', pathOf(file))))
    files = answers.map(({ body }) => body)
    listed = files.flatMap((file) => valuesOf(file, 'loc'))
  })

  test('is an index with files that match the public schemas', async () => {
    expect(await validateSitemap(index, 'index')).toEqual([])
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(await validateSitemap(file, 'pages')).toEqual([])
  })

  test('does not match the schemas with a wrong address, date or image', async () => {
    const [file = ''] = files
    for (const [from, to] of [
      [/<lastmod>[^<]*/, '<lastmod>yesterday'],
      [/<loc>[^<]*/, '<loc>/a'],
      [/<image:loc>/, '<image:price>1</image:price><image:loc>'],
    ] as const) {
      expect(file).toMatch(from)
      expect(await validateSitemap(file.replace(from, to), 'pages')).not.toEqual([])
    }
  })

  test('lists every indexed page, and no other', async () => {
    const found: string[] = []
    for (const path of allPaths(inject('paths'))) {
      const { status, body } = await fetchFrom('production', path)
      if (status !== 200) continue
      const page = readPage(body)
      const own = page.links('canonical')[0] === OWN + path
      if (own && /^INDEX/i.test(page.meta('robots')[0] ?? '')) found.push(OWN + path)
    }
    expect(found.length).toBeGreaterThan(10)
    expect([...listed].sort()).toEqual(found.sort())
  })

  test('has past dates and existing images', async () => {
    for (const file of files) {
      const dates = valuesOf(file, 'lastmod')
      expect(dates.length).toBeGreaterThan(0)
      expect(dates.filter((date) => !(Date.parse(date) <= Date.now()))).toEqual([])
      const images = [...new Set(valuesOf(file, 'image:loc'))]
      expect(images.length).toBeGreaterThan(0)
      for (const image of images) {
        const answer = await fetchFrom('shop', pathOf(image))
        expect(`${image} ${answer.headers['content-type']}`).toMatch(/ image\/(?:webp|jpeg|avif|png)$/)
      }
    }
  })
})

describe('robots.txt', () => {
  const BOTS = ['Googlebot', 'bingbot', 'facebookexternalhit', 'GPTBot']

  test('allows every crawler the pages of the sitemap, and names the sitemap', async () => {
    const robots = robotsParser(`${OWN}/robots.txt`, (await fetchFrom('production', '/robots.txt')).body)
    expect(robots.getSitemaps()).toEqual([`${OWN}/sitemap.xml`])
    const listed = valuesOf((await fetchFrom('production', '/sitemap-1.xml')).body, 'loc')
    for (const bot of BOTS) {
      expect(listed.filter((address) => !robots.isAllowed(address, bot))).toEqual([])
      // Crawlers also need the files that render a page.
      for (const path of ['/assets/main.js', '/pictures/a.webp', '/cacheurl?url=/canvas-prints']) {
        expect(robots.isAllowed(OWN + path, bot), path).toBe(true)
      }
    }
  })

  test('disallows everything on a preview and on another host', async () => {
    const preview = robotsParser(`${originOf('preview')}/robots.txt`, (await fetchFrom('preview', '/robots.txt')).body)
    expect(preview.isAllowed(`${originOf('preview')}/`, 'Googlebot')).toBe(false)
    const elsewhere = await fetchFrom('shop', '/robots.txt', { headers: { host: 'elsewhere.example.com' } })
    const robots = robotsParser('https://elsewhere.example.com/robots.txt', elsewhere.body)
    expect(robots.isAllowed('https://elsewhere.example.com/', 'Googlebot')).toBe(false)
  })
})

test('llms.txt lists existing pages', async () => {
  const { status, headers, body } = await fetchFrom('production', '/llms.txt')
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/(?:plain|markdown)/)
  const addresses = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address ?? '')
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) {
    expect(address.startsWith(`${OWN}/`)).toBe(true)
    expect((await fetchFrom('production', pathOf(address))).status, address).toBe(200)
  }
})

test('security.txt has a contact and an expiry date', async () => {
  const { status, body } = await fetchFrom('production', '/.well-known/security.txt')
  expect(status).toBe(200)
  const fields = Object.fromEntries(
    body
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(/: (.*)/)),
  )
  expect(fields.Contact).toMatch(/^(?:mailto:|https:)/)
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(1)
  expect(days).toBeLessThan(366)
})

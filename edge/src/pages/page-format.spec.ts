import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fakeKeyValue } from '../testing/fake-key-value'
import { canvasPage, fakeShop } from '../testing/fake-shop'

const settle = () => new Promise((resolve) => setTimeout(resolve))

interface Shop {
  version?: string
  pageQuery?: string
  settings?: Record<string, string>
}

describe('a page in the shared store', () => {
  const shared = () => {
    const keyValue = fakeKeyValue(() => 1_000_000)
    return (options: Shop) => fakeShop({ pages: { 'canvas-prints': canvasPage }, keyValue, ...options })
  }

  test('is used by the next deployed version with the same query', async () => {
    const shopOf = shared()
    expect((await shopOf({ version: 'one' }).request('/canvas-prints')).status).toBe(200)
    await settle()
    const next = shopOf({ version: 'two' })
    expect((await next.request('/canvas-prints')).status).toBe(200)
    expect(next.backendRequests).toEqual([])
  })

  test.each<[string, Shop]>([
    ['another query', { pageQuery: 'query Page { pageDetails { id } }' }],
    ['another address of the shop', { settings: { SITE_URL: 'https://other.example' } }],
    ['another backend', { settings: { BACKEND_URL: 'https://magento.example' } }],
    ['another host of assets', { settings: { CDN_HOST: 'cdn.example' } }],
    ['other hosts of pictures', { settings: { MEDIA_HOSTS: 'a.example' } }],
    ['another mode', { settings: { MODE: 'preview' } }],
    ['another store', { settings: { STORE_CODE: 'au' } }],
    ['another search', { settings: { ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_KEY: 'K' } }],
  ])('is not used for %s', async (_, options) => {
    const shopOf = shared()
    await shopOf({}).request('/canvas-prints')
    await settle()
    const next = shopOf(options)
    await next.request(`${options.settings?.SITE_URL ?? 'https://shop.example'}/canvas-prints`)
    expect(next.backendRequests).toHaveLength(1)
  })
})

// If this fails, the stored format has changed. Raise FORMAT_VERSION in page-format.ts and update the number and digest
// here. Otherwise values in the old format are misread for a day.
test('the stored form of a known answer matches FORMAT_VERSION 2', async () => {
  const keyValue = fakeKeyValue(() => 1_000_000)
  const mugs = {
    pageDetails: { id: 1, type: 'CMS_PAGE', name: 'Mugs', redirect_code: 0 },
    cmsPage: { title: 'Mugs', content: '<p>Many.</p>' },
  }
  const old = { pageDetails: { redirect_code: 301, relative_url: 'new' } }
  const { request } = fakeShop({ pages: { mugs, old }, keyValue })
  for (const path of ['/mugs', '/old', '/faq']) await request(path)
  await settle()
  const stored = keyValue.names().map((name) => [name.replace(/^[^|]*/, ''), keyValue.raw(name)])
  const digest = createHash('sha256').update(JSON.stringify(stored.sort())).digest('hex')
  expect(digest.slice(0, 16)).toBe('bdf83619771d1dae')
})

import { toSettings } from '@kea/shared/page/settings'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendEarly } from '~/api/early-requests'
import { queryClient } from '~/api/query-client'
import { searchQuery } from './search-query'
import { searchBody } from './search-request'

const { requests, answers, HIT } = vi.hoisted(() => ({
  requests: [] as unknown[],
  answers: { userData: undefined as unknown },
  HIT: {
    objectID: '/photo-mugs',
    sku: 'photo-mug',
    name: 'Photo mugs',
    url: '/photo-mugs',
    image_url: '/pictures/mug.webp',
    final_price: 16.96,
    regular_price: 19.95,
  },
}))
vi.mock('algoliasearch/lite', () => ({
  liteClient: () => ({
    search: async (request: unknown) => {
      requests.push(request)
      const strange = { objectID: '/b', sku: 7, name: 7, final_price: '16.96', url: null }
      return { results: [{ hits: [HIT, strange], nbHits: 31, userData: answers.userData }] }
    },
  }),
}))

const { search } = toSettings({ algolia_index_prefix: 'kea_', store_code: 'nz' })

beforeEach(() => {
  requests.length = 0
  answers.userData = undefined
  vi.stubGlobal('location', { host: 'shop.example', protocol: 'https:' })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('a search request has the index of the shop, the escaped text, the page and the number of hits', async () => {
  await queryClient.fetchQuery(searchQuery(search, { text: `mug's "a\\b"\0`, perPage: 6 }))
  await queryClient.fetchQuery(searchQuery(search, { text: 'mug', page: 3, perPage: 24 }))
  expect(requests).toEqual([
    { requests: [{ indexName: 'kea_nz_products', query: `mug\\'s \\"a\\\\b\\"\\0`, hitsPerPage: 6, page: 0 }] },
    { requests: [{ indexName: 'kea_nz_products', query: 'mug', hitsPerPage: 24, page: 2 }] },
  ])
})

it('the first search of a page takes the answer of its early request', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ results: [{ hits: [HIT], nbHits: 1 }] }))
  const request = { text: 'mug', page: 1, perPage: 24 }
  sendEarly('/search/1/indexes/*/queries', searchBody(search, request))
  expect(await queryClient.fetchQuery(searchQuery(search, request))).toEqual({
    hits: [HIT],
    total: 1,
    haveSold: false,
  })
  expect(requests).toEqual([])
})

it('a search response has the hits and their total', async () => {
  expect(await queryClient.fetchQuery(searchQuery(search, { text: 'mug', perPage: 6 }))).toEqual({
    hits: [
      HIT,
      { objectID: '/b', sku: null, name: '', url: '', image_url: '', final_price: null, regular_price: null },
    ],
    total: 31,
    haveSold: false,
  })
})

it('a search by what sold most asks the replica for it, and is a search of its own', async () => {
  await queryClient.fetchQuery(searchQuery(search, { text: 'mug', perPage: 24 }))
  await queryClient.fetchQuery(searchQuery(search, { text: 'mug', perPage: 24, isBySales: true }))
  const asked = { query: 'mug', hitsPerPage: 24, page: 0 }
  expect(requests).toEqual([
    { requests: [{ indexName: 'kea_nz_products', ...asked }] },
    { requests: [{ indexName: 'kea_nz_products_best_sellers_desc', ...asked }] },
  ])
})

it.each([
  [[{ best_sellers: true }], true],
  [[{ banner: 'x' }, { best_sellers: true }], true],
  [[], false],
  [[{ best_sellers: false }], false],
  [[null, 'best_sellers'], false],
  ['best_sellers', false],
  [undefined, false],
])('an answer with %j can be sorted by sales: %s', async (userData, haveSold) => {
  answers.userData = userData
  expect((await queryClient.fetchQuery(searchQuery(search, { text: 'mug', perPage: 6 }))).haveSold).toBe(haveSold)
})

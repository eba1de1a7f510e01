import { toSettings } from '@kea/shared/page/settings'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { searchQuery } from './search-query'

const { requests } = vi.hoisted(() => ({ requests: [] as unknown[] }))
vi.mock('algoliasearch/lite', () => ({
  liteClient: () => ({
    search: async (request: unknown) => {
      requests.push(request)
      return { results: [{ hits: [{ objectID: '/a', name: 'A' }], nbHits: 31 }] }
    },
  }),
}))

const { search } = toSettings({ algolia_index_prefix: 'kea_', store_code: 'nz' })

beforeEach(() => {
  requests.length = 0
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

it('a search response has the hits and their total', async () => {
  expect(await queryClient.fetchQuery(searchQuery(search, { text: 'mug', perPage: 6 }))).toEqual({
    hits: [{ objectID: '/a', name: 'A' }],
    total: 31,
  })
})

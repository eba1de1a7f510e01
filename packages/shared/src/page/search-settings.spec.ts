import { describe, expect, it } from 'vitest'
import { toSettings } from './settings'

const search = (config: Record<string, string>) => toSettings(config).search

describe('the search in the settings', () => {
  it('has the index by prefix and store, and the trending keywords from a list with commas', () => {
    expect(
      search({
        algolia_enable: '1',
        algolia_index_prefix: 'kea_',
        store_code: 'nz',
        algolia_default_keywords: 'canvas prints, photo mugs,,',
      }),
    ).toEqual({ isHosted: true, index: 'kea_nz_products', keywords: ['canvas prints', 'photo mugs'], account: null })
  })

  it('uses Algolia with an account in two settings, else the shop’s own store', () => {
    expect(search({ algolia_app_id: 'APP', algolia_search_key: 'key' }).account).toEqual({ appId: 'APP', key: 'key' })
    expect(search({ algolia_app_id: 'APP' }).account).toBeNull()
  })
})

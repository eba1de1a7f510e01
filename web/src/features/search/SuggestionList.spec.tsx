import { Autocomplete } from '@base-ui/react/autocomplete'
import { toSettings } from '@kea/shared/page/settings'
import type { SearchHit } from '@kea/shared/search/search'
import { render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from '~/api/query-client'
import { Shop } from '~/api/testing/Shop'
import { linksOf, textsOf } from '~/ui/testing/drawn'
import { SuggestionList } from './SuggestionList'
import { useSuggestions } from './use-suggestions'

const { search } = toSettings({
  algolia_enable: '1',
  algolia_index_prefix: 'kea_',
  store_code: 'nz',
  algolia_default_keywords: 'canvas prints, photo mugs',
})
const PICTURE = '/pictures/mug-table.1600x1200.d8d2c6.1a2b3c4d'
const hit = (at: number): SearchHit => ({
  objectID: `/p${at}`,
  sku: null,
  name: `Product ${at}`,
  url: `/page-of-${at}`,
  image_url: `${PICTURE}/1600.webp`,
  final_price: 19.95,
})
/** The query key of the list for a text: the first page with six hits. */
const keyOf = (text: string) => ['search', 'kea_nz_products', text, 1, 6, false]

/** The list in an open combobox. */
function OpenList({ text }: { text: string }) {
  const suggestions = useSuggestions(text, search)
  return (
    <Autocomplete.Root items={suggestions.items} filter={null} open inline>
      <SuggestionList {...suggestions} onLeave={() => {}} />
    </Autocomplete.Root>
  )
}

function draw(text: string, found?: { hits: SearchHit[]; total: number }): HTMLElement {
  if (found) queryClient.setQueryData(keyOf(text), found)
  return render(
    <Shop>
      <OpenList text={text} />
    </Shop>,
  ).container
}
const optionsOf = (list: HTMLElement) => linksOf(list, 'a[role="option"]')

afterEach(() => queryClient.clear())

describe('the list below the search field', () => {
  it('offers the trending keywords of the settings before anything is typed', () => {
    expect(optionsOf(draw(''))).toEqual([
      ['/catalogsearch/result?q=canvas+prints', 'canvas prints'],
      ['/catalogsearch/result?q=photo+mugs', 'photo mugs'],
    ])
  })

  it('shows a hit with name, picture and price, and links to its page', () => {
    const list = draw('mug', { hits: [hit(1)], total: 1 })
    expect(optionsOf(list)).toEqual([['/page-of-1', 'Product 1From N$19.95']])
    expect(list.querySelector('img')?.getAttribute('src')).toContain(`${PICTURE}/`)
    expect(optionsOf(draw('sign', { hits: [{ ...hit(1), final_price: null }], total: 1 }))).toEqual([
      ['/page-of-1', 'Product 1'],
    ])
  })

  it('has six products, and a link to all results when there are more', () => {
    const hits = [1, 2, 3, 4, 5, 6, 7].map(hit)
    expect(optionsOf(draw('mug', { hits: hits.slice(0, 6), total: 6 })).map(([href]) => href)).toEqual(
      [1, 2, 3, 4, 5, 6].map((at) => `/page-of-${at}`),
    )
    const list = optionsOf(draw('mug', { hits, total: 7 }))
    expect(list).toHaveLength(7)
    expect(list[6]).toEqual(['/catalogsearch/result?q=mug', 'SEE MORE PRODUCTS (7)'])
  })

  it('shows a message and the keywords when there are no hits', () => {
    const list = draw('xyz', { hits: [], total: 0 })
    expect(textsOf(list, 'p[role="status"]')).toEqual(['No Result Found'])
    expect(optionsOf(list)[0]?.[1]).toBe('canvas prints')
  })
})

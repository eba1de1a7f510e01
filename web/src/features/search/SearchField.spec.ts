import { toSettings } from '@kea/shared/page/settings'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { SearchField } from './SearchField'

function markup(config: Record<string, string>): string {
  queryClient.setQueryData(settingsQuery.queryKey, toSettings({ store_name: 'Brand', ...config }))
  const field = createElement(MemoryRouter, null, createElement(SearchField, { place: 'header' }))
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, field))
}

describe('the search field', () => {
  afterEach(() => queryClient.clear())

  it.each([['0'], [''], [undefined]])('is a plain form when the hosted search is %j', (algolia_enable) => {
    const html = markup(algolia_enable === undefined ? {} : { algolia_enable })
    expect(html.replace(/ class="[^"]*"|<svg.*?<\/svg>/g, '')).toBe(
      '<search><form action="/catalogsearch/result">' +
        '<input type="search" aria-label="Search" placeholder="Search" maxLength="128" autoComplete="off" name="q" value=""/>' +
        '<button type="submit" aria-label="Search"></button></form></search>',
    )
  })

  it('is a combobox with its list when the hosted search is on', () => {
    const html = markup({ algolia_enable: '1' })
    expect(html).toContain('<form action="/catalogsearch/result">')
    expect(html).toMatch(/role="combobox"[^>]*aria-expanded="false"/)
  })
})

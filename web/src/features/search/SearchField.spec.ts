import { toSettings } from '@kea/shared/page/settings'
import { QueryClientProvider } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai/vanilla'
import { createElement, type FormEvent, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { clearToast, toastAtom } from '~/lib/toast'
import { SearchField } from './SearchField'

function markup(config: Record<string, string>): string {
  queryClient.setQueryData(settingsQuery.queryKey, toSettings({ store_name: 'Brand', ...config }))
  const field = createElement(MemoryRouter, null, createElement(SearchField, { place: 'header' }))
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, field))
}

type Drawn = ReactElement<{ children: ReactElement<{ onSubmit: (event: FormEvent) => void }> }>
let drawn: Drawn
let left = 0
function Entered({ text }: { text: string }) {
  drawn = SearchField({ place: 'header', startText: text, onLeave: () => (left += 1) }) as Drawn
  return null
}

/** Submits the field with a text; returns the message of the toast and how often the field was left. */
async function send(text: string) {
  left = 0
  const field = createElement(MemoryRouter, null, createElement(Entered, { text }))
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, field))
  drawn.props.children.props.onSubmit({ preventDefault: () => {} } as FormEvent)
  await vi.dynamicImportSettled()
  const toast = getDefaultStore().get(toastAtom)?.message ?? null
  clearToast()
  return { toast, left }
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

  it.each(['mug!', '', ' ', '<b>'])(
    'rejects the text %j with a toast that lists the allowed characters',
    async (text) => {
      expect(await send(text)).toEqual({
        toast: 'Please enter valid string. Allowed Characters are A-Z a-z 0-9 space _ and -.',
        left: 0,
      })
    },
  )

  it('opens the results for a valid text', async () => {
    expect(await send('photo mugs')).toEqual({ toast: null, left: 1 })
  })
})

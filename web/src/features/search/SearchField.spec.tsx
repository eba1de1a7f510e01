import { toSettings } from '@kea/shared/page/settings'
import { fireEvent, render } from '@testing-library/react'
import { getDefaultStore } from 'jotai/vanilla'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { Shop } from '~/api/testing/Shop'
import { clearToast, toastAtom } from '~/lib/toast'
import { SearchField } from './SearchField'

function draw(config: Record<string, string>): HTMLElement {
  queryClient.setQueryData(settingsQuery.queryKey, toSettings({ store_name: 'Brand', ...config }))
  return render(
    <Shop>
      <SearchField place="header" />
    </Shop>,
  ).container
}

/** Submits the field with a text; returns the message of the toast and how often the field was left. */
async function send(text: string) {
  const onLeave = vi.fn()
  const { container } = render(
    <Shop>
      <SearchField place="header" startText={text} onLeave={onLeave} />
    </Shop>,
  )
  const form = container.querySelector('form')
  if (form) fireEvent.submit(form)
  await vi.dynamicImportSettled()
  const toast = getDefaultStore().get(toastAtom)?.message ?? null
  clearToast()
  return { toast, left: onLeave.mock.calls.length }
}

/** The attributes of an element but its classes. */
const attributesOf = (element: Element | null | undefined) =>
  Object.fromEntries(
    [...(element?.attributes ?? [])].filter(({ name }) => name !== 'class').map(({ name, value }) => [name, value]),
  )

describe('the search field', () => {
  afterEach(() => queryClient.clear())

  it.each([['0'], [''], [undefined]])('is a plain form when the hosted search is %j', (algolia_enable) => {
    const drawn = draw(algolia_enable === undefined ? {} : { algolia_enable })
    const form = drawn.querySelector('search > form')
    expect(attributesOf(form)).toEqual({ action: '/catalogsearch/result' })
    expect([...(form?.children ?? [])].map((part) => [part.localName, attributesOf(part)])).toEqual([
      [
        'input',
        {
          type: 'search',
          'aria-label': 'Search',
          placeholder: 'Search',
          maxlength: '128',
          autocomplete: 'off',
          name: 'q',
          value: '',
        },
      ],
      ['button', { type: 'submit', 'aria-label': 'Search' }],
    ])
  })

  it('is a combobox with its list when the hosted search is on', () => {
    const drawn = draw({ algolia_enable: '1' })
    expect(drawn.querySelector('form')?.getAttribute('action')).toBe('/catalogsearch/result')
    expect(drawn.querySelector('[role="combobox"]')?.getAttribute('aria-expanded')).toBe('false')
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

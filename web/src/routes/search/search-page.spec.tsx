import { toSettings } from '@kea/shared/page/settings'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { Shop } from '~/api/testing/Shop'
import { searchQuery } from '~/features/search/search-query'
import { searchOf } from '~/features/search/search-request'
import SearchPage from './SearchPage'

/** The DOM of the tests has no observer of what is in view. */
class NothingInView {
  observe(): void {}
  disconnect(): void {}
}

const settings = toSettings({ store_name: 'Brand' })
const hit = (name: string, sku: string | null) => ({
  ...{ objectID: `/${name}`, sku, name, url: `/${name}`, image_url: '' },
  ...{ final_price: null, regular_price: null },
})
const MUGS = [hit('Mug', 'photo-mug'), hit('Kitchen', null)]

function found(search: string, answer: { hits: typeof MUGS; haveSold: boolean }): void {
  queryClient.setQueryData(searchQuery(settings.search, searchOf(search)).queryKey, { ...answer, total: 60 })
}
const Address = () => <output>{useLocation().search}</output>
const draw = (search: string) =>
  render(
    <Shop at={`/catalogsearch/result${search}`}>
      <SearchPage />
      <Address />
    </Shop>,
  ).container
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeEach(() => {
  queryClient.setQueryData(settingsQuery.queryKey, settings)
  vi.stubGlobal('IntersectionObserver', NothingInView)
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('results are sorted by what sold most, in the address and on its further pages', () => {
  found('?q=mug&p=2', { hits: MUGS, haveSold: true })
  found('?q=mug&sort=best', { hits: MUGS.toReversed(), haveSold: true })
  const drawn = draw('?q=mug&p=2')
  expect(names()).toEqual(['Mug', 'Kitchen'])
  const orders = () =>
    within(screen.getByRole('navigation', { name: 'Sort' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('aria-current')])
  expect(orders()).toEqual([
    ['Best match', 'true'],
    ['Best sellers', null],
  ])
  fireEvent.click(screen.getByRole('link', { name: 'Best sellers' }))
  expect(drawn.querySelector('output')?.textContent).toBe('?q=mug&sort=best')
  expect(names()).toEqual(['Kitchen', 'Mug'])
  expect(orders()).toEqual([
    ['Best match', null],
    ['Best sellers', 'true'],
  ])
  const links = [...drawn.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
  expect(links).toContain('/catalogsearch/result?q=mug&sort=best&p=2')
})

it('a page after the last one leads to the first results, in the same order', () => {
  found('?q=mug&sort=best&p=5', { hits: [], haveSold: true })
  const drawn = draw('?q=mug&sort=best&p=5')
  expect(drawn.textContent).toContain('60 results')
  expect(drawn.textContent).toContain('There are no results on page 5.')
  expect(drawn.textContent).not.toContain('Page 5 of 3')
  expect(screen.getByRole('link', { name: 'See the first results' }).getAttribute('href')).toBe(
    '/catalogsearch/result?q=mug&sort=best',
  )
})

it('results that nobody has ordered lately cannot be sorted by it', () => {
  found('?q=mug', { hits: MUGS, haveSold: false })
  draw('?q=mug')
  expect(screen.queryByRole('navigation', { name: 'Sort' })).toBeNull()
})

it('what sells a product has a heart, and a list of products none', async () => {
  found('?q=mug', { hits: MUGS, haveSold: false })
  draw('?q=mug')
  fireEvent.pointerDown(document.body)
  expect(await screen.findByRole('button', { name: 'Save Mug to your wishlist' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save Kitchen to your wishlist' })).toBeNull()
})

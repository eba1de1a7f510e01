import { toSettings } from '@kea/shared/page/settings'
import { blankPage } from '@kea/shared/page/to-page'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { Shop } from '~/api/testing/Shop'
import { pageQuery } from '~/features/page/page-query'
import { documentCookies } from '~/lib/testing/cookie-jar'
import { classesOf, hrefsOf } from '~/ui/testing/drawn'
import { Header } from './Header'

beforeEach(() => void documentCookies())
afterEach(() => queryClient.clear())

const CATEGORIES = ['Tips', 'Workshop', 'Walls', 'Gifts'].map((name) => ({ name, path: `/blog/${name}` }))

function draw(path: string, blogCategories: typeof CATEGORIES = []): HTMLElement {
  const settings = toSettings({ store_name: 'Brand', store_phone: '09 555 0142' })
  queryClient.setQueryData(settingsQuery.queryKey, settings)
  queryClient.setQueryData(pageQuery(path).queryKey, { ...blankPage(path, 200, settings), blogCategories })
  return render(
    <Shop at={path}>
      <Header />
    </Shop>,
  ).container
}

describe('the header', () => {
  it('has the search, the account, the cart, the telephone and the reviews with their five stars', () => {
    const header = draw('/faq')
    expect(header.querySelector('form')?.getAttribute('action')).toBe('/catalogsearch/result')
    expect(header.querySelector('form input')?.getAttribute('type')).toBe('search')
    expect(hrefsOf(header)).toEqual(
      expect.arrayContaining(['/customer/login', '/customer/register', '/checkout/cart', 'tel:+6495550142']),
    )
    expect(header.querySelector('a[aria-label="Account"]')?.getAttribute('href')).toBe('/customer/login')
    expect(header.querySelector('a[href="/reviews"]')?.firstElementChild?.textContent).toBe('★★★★★')
  })

  it('has no strip in a design tool', () => {
    const links = hrefsOf(draw('/uploadchoice'))
    expect(links).not.toContain('tel:+6495550142')
    expect(links).toContain('/checkout/cart')
  })

  it('of the blog has its categories on wide screens, with the mark in the middle', () => {
    const header = draw('/blog', CATEGORIES)
    const bar = 'nav[aria-label="Blog"]'
    expect(classesOf(header, bar)).toEqual(expect.arrayContaining(['hidden', 'lg:block']))
    expect(hrefsOf(header, `${bar} a`)).toEqual(['/blog/Tips', '/blog/Workshop', '/blog', '/blog/Walls', '/blog/Gifts'])
    expect(draw('/faq').querySelector(bar)).toBeNull()
  })
})

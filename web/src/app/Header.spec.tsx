import type { HeaderOfferData } from '@kea/shared/page/page-data'
import { toSettings } from '@kea/shared/page/settings'
import { blankPage } from '@kea/shared/page/to-page'
import { findByText, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { Shop } from '~/api/testing/Shop'
import { headerOfferQuery } from '~/features/page/header-offer'
import { pageQuery } from '~/features/page/page-query'
import { documentCookies } from '~/lib/testing/cookie-jar'
import { classesOf, hrefsOf } from '~/ui/testing/drawn'
import { Header } from './Header'

beforeEach(() => void documentCookies())
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const CATEGORIES = ['Tips', 'Workshop', 'Walls', 'Gifts'].map((name) => ({ name, path: `/blog/${name}` }))

const BOOK_WEEK: HeaderOfferData = { sale_title: 'Book week', offer_text: '20 % off books' }

/** As it is before a page has brought the offer. */
function drawn(path: string, blogCategories: typeof CATEGORIES = []): HTMLElement {
  const settings = toSettings({ store_name: 'Brand', store_phone: '09 555 0142' })
  queryClient.setQueryData(settingsQuery.queryKey, settings)
  queryClient.setQueryData(pageQuery(path).queryKey, { ...blankPage(path, 200, settings), blogCategories })
  return render(
    <Shop at={path}>
      <Header />
    </Shop>,
  ).container
}

function draw(path: string, blogCategories: typeof CATEGORIES = []): HTMLElement {
  queryClient.setQueryData(headerOfferQuery.queryKey, BOOK_WEEK)
  return drawn(path, blogCategories)
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
    expect(header.querySelector('a[href="/reviews"]')?.firstElementChild?.textContent).toBe('☆☆☆☆☆')
  })

  it('has no strip in a design tool', () => {
    const links = hrefsOf(draw('/uploadchoice'))
    expect(links).not.toContain('tel:+6495550142')
    expect(links).toContain('/checkout/cart')
  })

  it('asks for the offer where no page has brought it, and not in a design tool', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      return Response.json({
        data: { headeroffer: { items: [{ sale_title: 'Book week', offer_text: 'A fifth off' }] } },
      })
    })
    draw('/faq')
    drawn('/uploadchoice')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked).toEqual([])
    queryClient.removeQueries({ queryKey: headerOfferQuery.queryKey })
    const header = drawn('/faq')
    expect(await findByText(header, 'A fifth off')).toBeTruthy()
    expect(asked).toContain('/caching')
  })

  it('of the blog has its categories on wide screens, with the mark in the middle', () => {
    const header = draw('/blog', CATEGORIES)
    const bar = 'nav[aria-label="Blog"]'
    expect(classesOf(header, bar)).toEqual(expect.arrayContaining(['hidden', 'lg:block']))
    expect(hrefsOf(header, `${bar} a`)).toEqual(['/blog/Tips', '/blog/Workshop', '/blog', '/blog/Walls', '/blog/Gifts'])
    expect(draw('/faq').querySelector(bar)).toBeNull()
  })
})

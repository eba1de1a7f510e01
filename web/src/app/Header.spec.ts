import { toSettings } from '@kea/shared/page/settings'
import { blankPage } from '@kea/shared/page/to-page'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { pageQuery } from '~/features/page/page-query'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { Header } from './Header'

beforeEach(() => vi.stubGlobal('document', cookieJar().document))
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const CATEGORIES = ['Tips', 'Workshop', 'Walls', 'Gifts'].map((name) => ({ name, path: `/blog/${name}` }))

function draw(path: string, blogCategories: typeof CATEGORIES = []) {
  const settings = toSettings({ store_name: 'Brand', store_phone: '09 555 0142' })
  queryClient.setQueryData(settingsQuery.queryKey, settings)
  queryClient.setQueryData(pageQuery(path).queryKey, { ...blankPage(path, 200, settings), blogCategories })
  const header = createElement(MemoryRouter, { initialEntries: [path] }, createElement(Header))
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, header))
}
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

describe('the header', () => {
  it('has the search, the account, the cart, the telephone and the reviews with their five stars', () => {
    const html = draw('/faq')
    expect(html).toMatch(/<form action="\/catalogsearch\/result">.*<input type="search"/s)
    expect(hrefsOf(html)).toEqual(
      expect.arrayContaining(['/customer/login', '/customer/register', '/checkout/cart', 'tel:+6495550142']),
    )
    const [account = ''] = /<a [^>]*aria-label="Account"[^>]*>/.exec(html) ?? []
    expect(hrefsOf(account)).toEqual(['/customer/login'])
    expect(html).toMatch(/href="\/reviews"[^>]*><span[^>]*>★★★★★<\/span>/)
  })

  it('has no strip in a design tool', () => {
    expect(hrefsOf(draw('/uploadchoice'))).not.toContain('tel:+6495550142')
    expect(hrefsOf(draw('/uploadchoice'))).toContain('/checkout/cart')
  })

  it('of the blog has its categories on wide screens, with the mark in the middle', () => {
    const [bar = ''] = /<nav aria-label="Blog".*?<\/nav>/s.exec(draw('/blog', CATEGORIES)) ?? []
    expect(bar).toMatch(/^<nav aria-label="Blog" class="hidden [^"]*lg:block"/)
    expect(hrefsOf(bar)).toEqual(['/blog/Tips', '/blog/Workshop', '/blog', '/blog/Walls', '/blog/Gifts'])
    expect(draw('/faq')).not.toContain('aria-label="Blog"')
  })
})

import { toSettings } from '@kea/shared/page/settings'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { FooterSignup } from './FooterSignup'

const CONFIG = {
  store_name: 'Brand',
  newsletter_offer: 'A free 8x8 inch canvas print on your first order',
  newsletter_offer_terms: 'One each.',
  newsletter_offer_sitewide: '10% off sitewide on your first order',
  newsletter_offer_pages: '/,/canvas-prints',
}

function draw(path: string): string {
  queryClient.setQueryData(settingsQuery.queryKey, toSettings(CONFIG))
  const signup = createElement(FooterSignup, { path, pageId: 0 })
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, signup))
}
const headingOf = (html: string) => /<h2[^>]*>([^<]*)<\/h2>/.exec(html)?.[1]

afterEach(() => queryClient.clear())

describe('the newsletter block of the footer', () => {
  it('has an email field and one button', () => {
    const html = draw('/faq')
    expect(html.match(/<input[^>]*type="email"/g)).toHaveLength(1)
    expect(html).toMatch(/<button type="submit"[^>]*>Subscribe<\/button>/)
  })

  it.each(['/success', '/checkout', '/checkout/cart', '/checkout/success', '/abandoned/checkout/cart'])(
    'is absent at %s',
    (path) => {
      expect(draw(path)).toBe('')
    },
  )

  it.each([
    ['/', 'A free 8x8 inch canvas print on your first order'],
    ['/canvas-prints', 'A free 8x8 inch canvas print on your first order'],
    ['/photo-mugs', '10% off sitewide on your first order'],
    ['/faq', '10% off sitewide on your first order'],
  ])('has the offer at %s: %s', (path, heading) => {
    expect(headingOf(draw(path))).toBe(heading)
  })

  it('has no offer on the registration page', () => {
    const html = draw('/customer/register')
    expect(html).not.toMatch(/10% off|free 8x8/)
    expect(html).toContain('type="email"')
  })
})

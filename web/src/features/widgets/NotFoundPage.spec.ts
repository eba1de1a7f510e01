import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { NotFoundPage } from './NotFoundPage'

const html = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(NotFoundPage)))
const linksOf = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
const [head = '', products = '', treats = ''] = html.split('<section')

describe('the not-found page', () => {
  it('says what happened and links to the homepage', () => {
    expect(head).toContain('Oops! This page is lost or may have been moved.')
    expect(head.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'")).toContain(
      "Sorry! Either we can't find the page you're looking for, or there was a jam in our machine. Try searching or return to our homepage.",
    )
    expect(linksOf(head)).toEqual(['/'])
  })

  it('offers twelve products', () => {
    expect(products).toContain('Check out our other products!')
    expect(linksOf(products)).toEqual([
      '/canvas-prints',
      '/photo-prints',
      '/personalised-photo-pillows',
      '/metal-prints',
      '/acrylic-prints',
      '/photo-mugs',
      '/magic-mugs',
      '/acrylic-photo-blocks',
      '/photo-coasters',
      '/photo-magnets',
      '/custom-photo-books',
      '/wood-prints',
    ])
  })

  it('offers deals and the whole shop', () => {
    expect(treats.replaceAll('&#x27;', "'")).toContain(
      "We're always treating our customers! Check out these deals and coupons",
    )
    expect(linksOf(treats)).toEqual(['/coupons-codes-and-deals', '/personalised-photo-gifts'])
    expect(treats).toContain('Deals')
    expect(treats).toContain('Shop all Products')
  })
})

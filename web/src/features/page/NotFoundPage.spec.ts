import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { picturesQuery } from '~/features/products/pictures'
import { NotFoundPage } from './NotFoundPage'

const client = new QueryClient()
const page = createElement(MemoryRouter, null, createElement(NotFoundPage))
const draw = () => renderToStaticMarkup(createElement(QueryClientProvider, { client }, page))
const html = draw()
const linksOf = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
const [head = '', products = '', treats = ''] = html.split('<section')

describe('the not-found page', () => {
  it('has a message and a link to the homepage', () => {
    expect(head).toMatch(/<h1[^>]*>Oops! This page is lost or may have been moved\.<\/h1>/)
    const [text = ''] = /<p.*<\/p>/s.exec(head) ?? []
    expect(text.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'")).toBe(
      "Sorry! Either we can't find the page you're looking for, or there was a jam in our machine. Try searching or return to our homepage.",
    )
    expect(linksOf(head)).toEqual(['/'])
  })

  it('has links to twelve products', () => {
    expect(products).toMatch(/<h2[^>]*>Check out our other products!<\/h2>/)
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

  it('has links to the deals and to all products', () => {
    expect(/<h2[^>]*>([^<]*)<\/h2>/.exec(treats)?.[1]?.replaceAll('&#x27;', "'")).toBe(
      "We're always treating our customers! Check out these deals and coupons",
    )
    const tiles = [...treats.matchAll(/<a [^>]*href="([^"]+)".*?<\/a>/gs)].map(([tile, href]) => [
      href,
      tile.replace(/<[^>]+>/g, ''),
    ])
    expect(tiles).toEqual([
      ['/coupons-codes-and-deals', 'Deals'],
      ['/personalised-photo-gifts', 'Shop all Products'],
    ])
  })

  it('reserves space for every picture, and shows the product pictures after they load', () => {
    expect(html.match(/aspect-\[4\/3\]/g)).toHaveLength(14)
    expect(html).not.toContain('<img')
    const asked = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => (queryKey[1] as { paths: string[] }).paths)
    for (const paths of asked) {
      client.setQueryData(picturesQuery(paths).queryKey, new Map(paths.map((path) => [path, `/pictures${path}.png`])))
    }
    const paths = asked.flat()
    const pictures = [...draw().matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src)
    expect(pictures).toEqual(paths.map((path) => `/pictures${path}.png`))
    expect(new Set(paths).size).toBe(14)
  })
})

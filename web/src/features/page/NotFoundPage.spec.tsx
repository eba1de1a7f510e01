import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { picturesQuery } from '~/features/products/pictures'
import { hrefsOf, linksOf, textsOf } from '~/ui/testing/drawn'
import { NotFoundPage } from './NotFoundPage'

const client = new QueryClient()
const draw = () =>
  render(
    <Shop client={client}>
      <NotFoundPage />
    </Shop>,
  ).container
/** The message, the products and the deals. */
function partsOf(page: HTMLElement) {
  const [products, treats] = page.querySelectorAll('section')
  if (!products || !treats) throw new Error('The page lacks a section')
  const message = page.cloneNode(true) as HTMLElement
  for (const section of message.querySelectorAll('section')) section.remove()
  return { message, products, treats }
}

// The shop is silent, so the pictures are not known yet.
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => {})))
afterEach(() => vi.unstubAllGlobals())

describe('the not-found page', () => {
  it('has a message and a link to the homepage', () => {
    const { message } = partsOf(draw())
    expect(textsOf(message, 'h1')).toEqual(['Oops! This page is lost or may have been moved.'])
    expect(textsOf(message, 'p')).toEqual([
      "Sorry! Either we can't find the page you're looking for, or there was a jam in our machine. Try searching or return to our homepage.",
    ])
    expect(hrefsOf(message)).toEqual(['/'])
  })

  it('has links to twelve products', () => {
    const { products } = partsOf(draw())
    expect(textsOf(products, 'h2')).toEqual(['Check out our other products!'])
    expect(hrefsOf(products)).toEqual([
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
    const { treats } = partsOf(draw())
    expect(textsOf(treats, 'h2')).toEqual(["We're always treating our customers! Check out these deals and coupons"])
    expect(linksOf(treats)).toEqual([
      ['/coupons-codes-and-deals', 'Deals'],
      ['/personalised-photo-gifts', 'Shop all Products'],
    ])
  })

  it('reserves space for every picture, and shows the product pictures after they load', () => {
    const page = draw()
    expect(page.querySelectorAll('.aspect-\\[4\\/3\\]')).toHaveLength(14)
    expect(page.querySelector('img')).toBeNull()
    const asked = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => (queryKey[1] as { paths: string[] }).paths)
    for (const paths of asked) {
      client.setQueryData(picturesQuery(paths).queryKey, new Map(paths.map((path) => [path, `/pictures${path}.png`])))
    }
    const paths = asked.flat()
    const pictures = [...draw().querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(pictures).toEqual(paths.map((path) => `/pictures${path}.png`))
    expect(new Set(paths).size).toBe(14)
  })
})

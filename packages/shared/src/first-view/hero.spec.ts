import { describe, expect, it } from 'vitest'
import type { Product } from '../page/product'
import { PICTURE } from '../testing/page'
import { heroOf } from './hero'

const page = (content: string) => ({
  path: '/canvas-prints',
  kind: 'content' as const,
  product: null,
  content,
  lead: '',
  heading: 'Canvas Prints',
  image: '/pictures/a.webp',
  imageAlt: 'A canvas',
})

describe('heroOf', () => {
  it('reads text, picture and call from the placeholder, with entities decoded', () => {
    const content =
      '<div data-widget="hero" data-text="Wood &amp; cotton, &quot;stretched&quot;" data-picture="/p/x.webp" data-alt="On a wall" data-cta="Begin"></div>'
    expect(heroOf(page(content))).toEqual({
      title: 'Canvas Prints',
      text: 'Wood & cotton, "stretched"',
      picture: '/p/x.webp',
      alt: 'On a wall',
      cta: 'Begin',
      href: '#products',
      large: false,
    })
  })

  it('falls back to the picture of the page and to Start Order', () => {
    expect(heroOf(page('<div data-widget="hero"></div>'))).toEqual({
      title: 'Canvas Prints',
      text: '',
      picture: '/pictures/a.webp',
      alt: 'A canvas',
      cta: 'Start Order',
      href: '#products',
      large: false,
    })
  })

  it('leads into the design tool of what the page sells', () => {
    const product = { sku: 'photo-mug', tool: 'photomug-tool' } as Product
    expect(heroOf({ ...page('<div data-widget="hero"></div>'), product })?.href).toBe('/photomug-tool?sku=photo-mug')
  })

  it('of a product page is the product itself, whose button leads into its tool', () => {
    const mug = { sku: 'photo-mug', tool: 'photomug-tool' } as Product
    const own = { ...page('<p>Long words</p>'), kind: 'product' as const, lead: 'White and plain.', image: PICTURE }
    expect(heroOf({ ...own, product: mug })).toMatchObject({
      text: 'White and plain.',
      picture: PICTURE,
      href: '/photomug-tool?sku=photo-mug',
    })
    expect(heroOf({ ...own, product: { ...mug, tool: null } })?.href).toBe('')
  })

  it('of a blog post is its picture, where that is one of ours', () => {
    const post = { ...page('<p>Words</p>'), kind: 'blog-post' as const }
    expect(heroOf(post)).toBeNull()
    expect(heroOf({ ...post, image: PICTURE })).toMatchObject({ picture: PICTURE, href: '' })
  })

  it('is null for a page without a hero', () => {
    expect(heroOf(page('<p>Shipping</p><div data-widget="faq"></div>'))).toBeNull()
  })
})

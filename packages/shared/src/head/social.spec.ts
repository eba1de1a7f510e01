import { describe, expect, test } from 'vitest'
import type { Page } from '../page/page'
import { canvasCms, canvasDetails, PICTURE, pageAt, SITE } from '../testing/page'
import { ownPicture, socialImage, socialTags } from './social'

const tagsOf = (page: Page | null, query = '', description = 'Your photo on canvas.') =>
  socialTags({
    page,
    site: SITE,
    title: 'Canvas prints',
    description,
    canonical: 'https://shop.example/canvas-prints',
    search: new URLSearchParams(query),
  }).map(({ kind, key, content }) => [kind, key, content])

const CARD = 'https://shop.example/pictures/canvas-room.1600x1200.d8d2c6.1a2b3c4d/og.jpg'

describe('the tags of a link card', () => {
  test('of a blog post have its date, its author and its picture', () => {
    const blogPost = {
      url_key: 'hang-a-canvas',
      title: 'How to hang a canvas',
      author: 'Moana Rewi',
      publish_date: '2026-10-02 21:30:00',
      image: PICTURE,
    }
    expect(tagsOf(pageAt('/blog/hang-a-canvas', { blog: { blogPost } }))).toEqual([
      ['property', 'og:type', 'article'],
      ['property', 'og:site_name', 'Brand'],
      ['property', 'og:locale', 'en_NZ'],
      ['property', 'og:title', 'Canvas prints'],
      ['property', 'og:description', 'Your photo on canvas.'],
      ['property', 'og:url', 'https://shop.example/canvas-prints'],
      ['property', 'og:image', CARD],
      ['property', 'og:image:width', '1200'],
      ['property', 'og:image:height', '630'],
      ['property', 'og:image:alt', 'How to hang a canvas'],
      ['name', 'twitter:card', 'summary_large_image'],
      ['name', 'twitter:title', 'Canvas prints'],
      ['name', 'twitter:description', 'Your photo on canvas.'],
      ['name', 'twitter:image', CARD],
      ['name', 'twitter:image:alt', 'How to hang a canvas'],
      ['property', 'article:published_time', '2026-10-02T21:30:00.000Z'],
      ['property', 'article:author', 'Moana Rewi'],
    ])
  })

  test.each([
    ['without data', null],
    ['without a picture', pageAt('/faq')],
  ])('of a page %s and a description are those of a small card', (_, page) => {
    expect(tagsOf(page, '', '')).toEqual([
      ['property', 'og:type', 'website'],
      ['property', 'og:site_name', 'Brand'],
      ['property', 'og:locale', 'en_NZ'],
      ['property', 'og:title', 'Canvas prints'],
      ['property', 'og:url', 'https://shop.example/canvas-prints'],
      ['name', 'twitter:card', 'summary'],
      ['name', 'twitter:title', 'Canvas prints'],
    ])
  })

  test('of a product have its type, and no size for a picture of another shape', () => {
    const product = { ...canvasDetails.product, media_gallery: [{ url: 'https://media.example/mug.jpg' }] }
    const tags = tagsOf(pageAt('/photo-mug', { details: { type: 'PRODUCT', name: 'Photo mug', product } }))
    expect(tags.filter(([, key]) => /type|image/.test(key ?? ''))).toEqual([
      ['property', 'og:type', 'product'],
      ['property', 'og:image', 'https://media.example/mug.jpg'],
      ['property', 'og:image:alt', 'Photo mug'],
      ['name', 'twitter:image', 'https://media.example/mug.jpg'],
      ['name', 'twitter:image:alt', 'Photo mug'],
    ])
  })

  test('have the page’s description where that of the query begins after 2000 characters', () => {
    const descriptionOf = (description: string) =>
      tagsOf(null, String(new URLSearchParams({ description }))).find(([, key]) => key === 'og:description')?.[2]
    expect(descriptionOf(`${' '.repeat(1999)}Gift`)).toBe('G')
    expect(descriptionOf(`${' '.repeat(2000)}Gift`)).toBe('Your photo on canvas.')
  })
})

describe('the picture of a link card', () => {
  test.each([
    ['the picture of the CMS', { cms: { ...canvasCms, rich_snippet_image: { path: '/a.jpg', name: 'Own' } } }, 'Own'],
    ['the hero', { cms: canvasCms }, 'A canvas'],
    [
      'the heading, if the picture has no text',
      { cms: { title: 'Prints', rich_snippet_image: { path: '/a.jpg' } } },
      'Prints',
    ],
    [
      'the shop, if the page has no picture',
      { cms: { title: 'Prints' }, config: { social_image: '/shop.jpg' } },
      'Brand',
    ],
  ])('has the text of %s', (_, parts, alt) => {
    expect(socialImage(pageAt('/canvas-prints', parts), SITE)?.alt).toBe(alt)
  })
})

describe('an address of a picture', () => {
  const own = (address: string) => ownPicture(address, SITE)

  test('of 2000 characters is read, a longer one is not', () => {
    const longest = `/${'a'.repeat(1995)}.jpg`
    expect(own(longest)).toBe(`https://shop.example${longest}`)
    expect(own(`/a${longest.slice(1)}`)).toBeNull()
  })

  test.each(['', 'https://user@shop.example/a.jpg', 'https://:password@shop.example/a.jpg'])(
    '%j is not read',
    (address) => {
      expect(own(address)).toBeNull()
    },
  )
})

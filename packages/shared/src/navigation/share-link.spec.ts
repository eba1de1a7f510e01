import { describe, expect, it } from 'vitest'
import { postAddress, readShare, sharedAddress } from './share-link'

const site = { url: 'https://shop.example', mediaHosts: ['media.shop.example'] }
const read = (query: Record<string, string>) => readShare(new URLSearchParams(query), site)

describe('a share', () => {
  it('is a page of the shop with its picture and its text', () => {
    const share = read({
      path: '/canvas-prints?cc=abc',
      image: '/pictures/a/800.webp',
      description: 'Look\n here',
    })
    expect(share).toEqual({
      path: '/canvas-prints',
      image: 'https://shop.example/pictures/a/800.webp',
      description: 'Look here',
    })
    expect(sharedAddress(share, site)).toBe(
      'https://shop.example/canvas-prints?image=%2Fpictures%2Fa%2F800.webp&description=Look+here',
    )
  })

  it.each(['//evil.example/a', 'https://evil.example/', '/\\evil.example', 'canvas-prints', ''])(
    'is the home page for the path %j',
    (path) => {
      expect(read({ path }).path).toBe('/')
    },
  )

  it.each([
    'https://evil.example/a.webp',
    '//evil.example/a.webp',
    'data:image/png;base64,AA',
    '/page-without-a-picture',
  ])('ignores the picture %j', (image) => {
    expect(read({ path: '/faq', image })).toMatchObject({ path: '/faq', image: null })
    expect(sharedAddress(read({ path: '/faq', image }), site)).toBe('https://shop.example/faq')
  })

  it('is sent to the network as one link, with the text if the network accepts one', () => {
    const share = read({ path: '/photo-mugs', description: 'Tea & toast', image: 'https://media.shop.example/m.jpg' })
    const link =
      'https://shop.example/photo-mugs?image=https%3A%2F%2Fmedia.shop.example%2Fm.jpg&description=Tea+%26+toast'
    const partsOf = (network: 'facebook' | 'twitter') => {
      const { origin, pathname, searchParams } = new URL(postAddress(network, share, site))
      return [origin + pathname, Object.fromEntries(searchParams)]
    }
    expect(partsOf('facebook')).toEqual(['https://www.facebook.com/sharer/sharer.php', { u: link }])
    expect(partsOf('twitter')).toEqual(['https://twitter.com/intent/tweet', { url: link, text: 'Tea & toast' }])
  })
})

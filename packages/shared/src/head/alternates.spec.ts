import { describe, expect, test } from 'vitest'
import { parseHtml } from '../html/parse-html'
import { routeOf } from '../routes'
import { canvasCms, NOW, pageAt, SITE } from '../testing/page'
import { headFor } from './head-for'

const linksOf = (path: string, parts: Parameters<typeof pageAt>[1] = { cms: canvasCms }) =>
  headFor({ route: routeOf(path), path, page: pageAt(path, parts), site: SITE, now: NOW, readHtml: parseHtml }).links
const hreflangs = (path: string) => linksOf(path).flatMap(({ hreflang }) => hreflang ?? [])

const NEON_SIGNS = [
  '/good-vibes-neon-sign',
  '/custom-business-neon-sign',
  '/happy-birthday-neon-sign',
  '/better-together-neon-sign',
  '/mr-and-mrs-neon-sign',
  '/just-married-neon-sign',
  '/lets-party-neon-sign',
  '/hello-gorgeous-neon-sign',
  '/stay-wild-neon-sign',
  '/dream-big-neon-sign',
  '/love-neon-sign',
  '/heart-neon-sign',
  '/kia-ora-neon-sign',
  '/aroha-neon-sign',
  '/whanau-neon-sign',
  '/home-neon-sign',
  '/family-name-neon-sign',
  '/kids-name-neon-sign',
  '/cocktails-neon-sign',
  '/coffee-neon-sign',
  '/open-neon-sign',
  '/welcome-neon-sign',
  '/game-on-neon-sign',
  '/gym-neon-sign',
  '/music-neon-sign',
  '/bbq-neon-sign',
  '/beach-neon-sign',
  '/mountain-neon-sign',
  '/fern-neon-sign',
  '/lightning-neon-sign',
]

describe('alternate languages', () => {
  test.each(['/', '/faq', '/canvas-prints', '/checkout/cart', '/uploadchoice'])(
    'of %s are en-nz, en and x-default, each at the page’s own address',
    (path) => {
      const href = `https://shop.example${path}`
      expect(linksOf(path)).toEqual([
        { rel: 'canonical', href },
        { rel: 'alternate', href, hreflang: 'en-nz' },
        { rel: 'alternate', href, hreflang: 'en' },
        { rel: 'alternate', href, hreflang: 'x-default' },
      ])
    },
  )

  test.each([
    '/custom-mouse-pads',
    '/custom-photo-bookmarks',
    '/custom-apron',
    '/didactic-memory-games',
    '/personalised-wall-tiles',
    '/custom-light-switch-panels',
    '/blog',
    '/blog/a-post',
  ])('are left out on %s', (path) => {
    expect(linksOf(path)).toEqual([{ rel: 'canonical', href: `https://shop.example${path}` }])
  })

  test.each(NEON_SIGNS)('are left out on the neon sign %s', (path) => {
    expect(hreflangs(path)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { frameOf, isFolded } from './frame-of'

describe('the layout of a page has', () => {
  it.each(['/', '/canvas-prints', '/blog/a-photo-for-a-mug', '/checkout/cart', '/no-such-page/at/all'])(
    'header and footer on %s',
    (path) => {
      expect(frameOf(path)).toBe('full')
    },
  )

  it.each(['/noheader-nofooter', '/canvas-prints-speed-1', '/canvas-prints-speed-3'])(
    'neither header nor footer on %s',
    (path) => {
      expect(frameOf(path)).toBe('bare')
    },
  )

  it.each([
    '/uploadchoice',
    '/photomug-tool',
    '/photoprints-tool',
    '/write-a-review',
    '/create-your-own-neon-sign',
    '/picture-tips',
  ])('a header without a footer on %s', (path) => {
    expect(frameOf(path)).toBe('no-footer')
  })
})

it.each([
  ['/checkout', true],
  ['/checkout/cart', true],
  ['/checkouts', false],
  ['/blog/checkout', false],
])('search and footer of %s are folded: %s', (path, folded) => {
  expect(isFolded(path)).toBe(folded)
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture, type PictureShape } from './Picture'

const SRC = '/pictures/canvas-room.1600x1200.d8d2c6.1a2b3c4d/1600.webp'

const draw = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(createElement(Picture, { src: SRC, alt: 'A canvas', sizes: '100vw', ...props }))

describe('a picture', () => {
  it('has a placeholder of its own colour and shape until it is nearly in view', () => {
    const html = draw()
    expect(html).toMatch(/^<span [^>]*style="background-color:#d8d2c6;aspect-ratio:1600 \/ 1200"/)
    expect(html).toContain('loading="lazy"')
  })

  it.each<[PictureShape, string]>([
    ['square', 'aspect-square'],
    ['rectangle', 'aspect-[4/3]'],
    ['vertical', 'aspect-[4/5]'],
  ])('keeps the place of a %s for it', (shape, classes) => {
    expect(draw({ shape })).toMatch(new RegExp(`^<span class="[^"]*${classes.replace(/[[\]/]/g, '\\$&')}`))
    expect(draw({ shape })).not.toContain('aspect-ratio')
  })

  it('keeps the place of a banner, 824 × 485', () => {
    expect(draw({ shape: 'banner' })).toContain('aspect-ratio:824 / 485')
  })

  it('keeps a custom place that is given in its class', () => {
    expect(draw({ shape: 'custom', className: 'aspect-[3/1]' })).toMatch(/^<span class="[^"]*aspect-\[3\/1\]/)
    expect(draw({ shape: 'custom' })).not.toContain('aspect-ratio')
  })

  it('that is the first of its page comes at once', () => {
    expect(draw({ isFirst: true })).toMatch(
      /loading="eager"[^>]*fetchPriority="high"|fetchPriority="high"[^>]*loading="eager"/i,
    )
  })

  it('without an address is its placeholder alone', () => {
    expect(draw({ src: '' })).toContain('role="img" aria-label="A canvas"')
    expect(draw({ src: '' })).not.toContain('<img')
  })
})

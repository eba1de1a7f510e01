import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Picture, type PictureShape } from './Picture'

const SRC = '/pictures/canvas-room.1600x1200.d8d2c6.1a2b3c4d/1600.webp'

const draw = (props: Partial<Parameters<typeof Picture>[0]> = {}) => {
  const place = render(<Picture src={SRC} alt="A canvas" sizes="100vw" {...props} />).container.firstElementChild
  if (!(place instanceof HTMLElement)) throw new Error('Nothing was drawn')
  return { place, image: place.querySelector('img') }
}

describe('a picture', () => {
  it('has a placeholder of its own colour and shape until it is nearly in view', () => {
    const { place, image } = draw()
    expect(place.localName).toBe('span')
    expect([place.style.backgroundColor, place.style.aspectRatio]).toEqual(['rgb(216, 210, 198)', '1600 / 1200'])
    expect(image?.getAttribute('loading')).toBe('lazy')
  })

  it.each<[PictureShape, string]>([
    ['square', 'aspect-square'],
    ['rectangle', 'aspect-[4/3]'],
    ['vertical', 'aspect-[4/5]'],
  ])('keeps the place of a %s for it', (shape, name) => {
    const { place } = draw({ shape })
    expect(place.classList).toContain(name)
    expect(place.style.aspectRatio).toBe('')
  })

  it('keeps the place of a banner, 824 × 485', () => {
    expect(draw({ shape: 'banner' }).place.style.aspectRatio).toBe('824 / 485')
  })

  it('keeps a custom place that is given in its class', () => {
    expect(draw({ shape: 'custom', className: 'aspect-[3/1]' }).place.classList).toContain('aspect-[3/1]')
    expect(draw({ shape: 'custom' }).place.style.aspectRatio).toBe('')
  })

  it('that is the first of its page comes at once', () => {
    const { image } = draw({ isFirst: true })
    expect([image?.getAttribute('loading'), image?.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
  })

  it('without an address is its placeholder alone', () => {
    const { place, image } = draw({ src: '' })
    expect(place.parentElement?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('A canvas')
    expect(image).toBeNull()
  })
})

import type { HeroPicture } from '@kea/shared/page/hero'
import { PICTURE } from '@kea/shared/testing/page'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Slides } from './Slides'

interface SliderOptions {
  loop: boolean
  defaultAnimation: { duration: number }
  slides: number
  initial: number
  created: () => void
  detailsChanged: (slider: SliderState) => void
  slideChanged: (slider: SliderState) => void
}
interface SliderState {
  track: { details: { slides: { portion: number }[]; rel: number } }
}
/** The state that the slider reports during the next render. */
let reported: SliderState | null = null
let slider: SliderOptions
let rotations: { everyMs: number; isEnabled: boolean; tick: () => void }[] = []
const next = vi.fn()
const toggle = vi.fn()
let pictures: HeroPicture[] = []

vi.mock('keen-slider/keen-slider.min.css', () => ({}))
vi.mock('keen-slider/react', () => ({
  useKeenSlider: (options: SliderOptions) => {
    slider = options
    const state = reported
    reported = null
    if (state) {
      options.detailsChanged(state)
      options.slideChanged(state)
    }
    return [() => {}, { current: { next } }]
  },
}))
vi.mock('~/features/scheduling/use-autoplay', () => ({
  useAutoplay: (everyMs: number, isEnabled: boolean, tick: () => void) => {
    rotations.push({ everyMs, isEnabled, tick })
    return { isPaused: false, toggle, handlers: {} }
  },
}))
const ROOM = { picture: PICTURE, alt: 'A room', title: 'Folded by hand' }
const CORNER = PICTURE.replace('canvas-room', 'canvas-corner')
const opacitiesOf = (html: string) => [...html.matchAll(/style="opacity:([\d.]+)"/g)].map(([, opacity]) => opacity)
const draw = () => renderToStaticMarkup(createElement(Slides, { pictures, rotates: true, sizes: '100vw' }))

beforeEach(() => {
  toggle.mockClear()
  rotations = []
  pictures = [ROOM, { picture: CORNER, alt: 'A corner', title: 'The corner' }]
})

describe('the slider of the banner', () => {
  it('fades in half a second, and restarts after the last picture', () => {
    expect(opacitiesOf(draw())).toEqual(['1', '0'])
    expect(slider).toMatchObject({ slides: 2, loop: true, defaultAnimation: { duration: 500 } })
    reported = { track: { details: { slides: [{ portion: 0.25 }, { portion: 0.75 }], rel: 1 } } }
    const halfway = draw()
    expect(opacitiesOf(halfway)).toEqual(['0.25', '0.75'])
    expect(halfway).toMatch(/<p [^>]*>The corner<\/p>/)
  })

  it('opens with the picture that was chosen before it was loaded, and does not rotate', () => {
    const onShown = vi.fn()
    const html = renderToStaticMarkup(
      createElement(Slides, { pictures, rotates: true, sizes: '100vw', chosen: 1, onShown }),
    )
    expect(opacitiesOf(html)).toEqual(['0', '1'])
    expect(slider.initial).toBe(1)
    slider.created()
    expect(onShown).toHaveBeenCalledExactlyOnceWith(1)
    expect(toggle).toHaveBeenCalledTimes(1)
  })

  it('shows the next picture every three seconds', () => {
    draw()
    expect(rotations).toMatchObject([{ everyMs: 3000, isEnabled: true }])
    rotations[0]?.tick()
    expect(next).toHaveBeenCalledTimes(1)
  })

  it('does not rotate a single picture', () => {
    pictures = [ROOM]
    draw()
    expect(rotations).toMatchObject([{ isEnabled: false }])
  })

  it('has the pictures of the page, and shows the title of the current one', () => {
    const html = draw()
    expect([...html.matchAll(/<img [^>]*alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(['A room', 'A corner'])
    expect(html).toMatch(/<p [^>]*>Folded by hand<\/p>/)
    expect(html).not.toContain('>The corner<')
  })
})

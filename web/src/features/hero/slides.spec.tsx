import type { HeroPicture } from '@kea/shared/page/hero'
import { PICTURE } from '@kea/shared/testing/page'
import { act, render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { textsOf } from '~/ui/testing/drawn'
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
let slider: SliderOptions
let rotations: { everyMs: number; isEnabled: boolean; tick: () => void }[] = []
const next = vi.fn()
const toggle = vi.fn()
let pictures: HeroPicture[] = []

vi.mock('keen-slider/keen-slider.min.css', () => ({}))
vi.mock('keen-slider/react', () => ({
  useKeenSlider: (options: SliderOptions) => {
    slider = options
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
const opacitiesOf = (slides: HTMLElement) =>
  [...slides.querySelectorAll<HTMLElement>('[style]')]
    .map(({ style }) => style.opacity)
    .filter((opacity) => opacity !== '')
const draw = (chosen?: Pick<ComponentProps<typeof Slides>, 'chosen' | 'onShown'>) =>
  render(<Slides pictures={pictures} rotates sizes="100vw" {...chosen} />).container

beforeEach(() => {
  toggle.mockClear()
  rotations = []
  pictures = [ROOM, { picture: CORNER, alt: 'A corner', title: 'The corner' }]
})

describe('the slider of the banner', () => {
  it('fades in half a second, and restarts after the last picture', () => {
    const slides = draw()
    expect(opacitiesOf(slides)).toEqual(['1', '0'])
    expect(slider).toMatchObject({ slides: 2, loop: true, defaultAnimation: { duration: 500 } })
    const halfway = { track: { details: { slides: [{ portion: 0.25 }, { portion: 0.75 }], rel: 1 } } }
    act(() => {
      slider.detailsChanged(halfway)
      slider.slideChanged(halfway)
    })
    expect(opacitiesOf(slides)).toEqual(['0.25', '0.75'])
    expect(textsOf(slides, 'p')).toContain('The corner')
  })

  it('opens with the picture that was chosen before it was loaded, and does not rotate', () => {
    const onShown = vi.fn()
    const slides = draw({ chosen: 1, onShown })
    expect(opacitiesOf(slides)).toEqual(['0', '1'])
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
    const slides = draw()
    expect([...slides.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['A room', 'A corner'])
    expect(textsOf(slides, 'p')).toContain('Folded by hand')
    expect(textsOf(slides, '*')).not.toContain('The corner')
  })
})

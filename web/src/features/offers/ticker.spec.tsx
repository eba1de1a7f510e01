import { render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Ticker } from './Ticker'

let rotations: { everyMs: number; isEnabled: boolean }[] = []
const handlers = { onPointerEnter: () => {}, 'data-handled': 'yes' }

vi.mock('~/ui/Prose', () => ({ ProseText: ({ html }: { html: string }) => html }))
vi.mock('~/features/scheduling/use-autoplay', () => ({
  useAutoplay: (everyMs: number, isEnabled: boolean) => {
    rotations.push({ everyMs, isEnabled })
    return { isPaused: false, toggle: () => {}, handlers }
  },
}))

const item = (line: string) => ({ line, details: '', end: null })
const draw = (...lines: string[]) => render(<Ticker items={lines.map(item)} />).container.querySelector('section')

beforeEach(() => {
  rotations = []
})

describe('the ticker of special offers', () => {
  it('shows one of several offers at a time', () => {
    const ticker = draw('Mugs', 'Canvas')
    expect(ticker?.firstElementChild?.localName).toBe('div')
    expect(ticker?.firstElementChild?.textContent).toBe('Mugs')
    expect(ticker?.textContent).not.toContain('Canvas')
  })

  it('shows the next offer every five seconds', () => {
    draw('Mugs', 'Canvas')
    expect(rotations).toEqual([{ everyMs: 5000, isEnabled: true }])
  })

  it('does not rotate a single offer', () => {
    draw('Mugs')
    expect(rotations).toMatchObject([{ isEnabled: false }])
  })

  it('pauses for a pointer or the focus anywhere in its section', () => {
    expect(draw('Mugs', 'Canvas')?.getAttribute('data-handled')).toBe('yes')
  })
})

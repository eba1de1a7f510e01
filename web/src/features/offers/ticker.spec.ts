import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Ticker } from './Ticker'

let rotations: { everyMs: number; isEnabled: boolean }[] = []
const handlers = { onPointerEnter: () => {}, 'data-handled': 'yes' }

// The sanitiser needs a browser.
vi.mock('~/ui/Prose', () => ({ ProseText: ({ html }: { html: string }) => html }))
vi.mock('~/features/scheduling/use-autoplay', () => ({
  useAutoplay: (everyMs: number, isEnabled: boolean) => {
    rotations.push({ everyMs, isEnabled })
    return { isPaused: false, toggle: () => {}, handlers }
  },
}))

const item = (line: string) => ({ line, details: '', end: null })
const draw = (...lines: string[]) => renderToStaticMarkup(createElement(Ticker, { items: lines.map(item) }))

beforeEach(() => {
  rotations = []
})

describe('the ticker of special offers', () => {
  it('shows one of several offers at a time', () => {
    expect(draw('Mugs', 'Canvas')).toMatch(/<section [^>]*><div [^>]*>Mugs<\/div>/)
    expect(draw('Mugs', 'Canvas')).not.toContain('Canvas')
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
    expect(draw('Mugs', 'Canvas')).toMatch(/^<section data-handled="yes"/)
  })
})

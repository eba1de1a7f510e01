import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { type Slide, slideOf } from './slides'
import { Viewer } from './Viewer'

vi.mock('keen-slider/keen-slider.min.css', () => ({}))
vi.mock('keen-slider/react', () => ({ useKeenSlider: () => [() => {}, { current: null }] }))
// Dialog and sanitiser need a document.
vi.mock('~/ui/Dialog', () => ({ Dialog: ({ children }: { children: ReactNode }) => children }))
vi.mock('~/lib/sanitise', () => ({ sanitise: (text: string) => text }))
vi.mock('~/ui/Prose', () => ({ ProseText: ({ html }: { html: string }) => createElement('article', null, html) }))
vi.mock('~/lib/trusted-types', () => ({ trustedHtml: (text: string) => text }))
vi.stubGlobal('matchMedia', () => ({ matches: true }))

const client = new QueryClient()
client.setQueryData(['svg', '/a.svg'], '<svg id="drawn"></svg>')
const draw = (slides: Slide[], start = 0) =>
  renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client },
      createElement(Viewer, { title: 'Mug', slides, start, onClose: () => {} }),
    ),
  ).replaceAll('<!-- -->', '')
const buttonsOf = (html: string) =>
  [...html.matchAll(/<button.*?<\/button>/gs)].map(([button]) => button.replace(/<[^>]+>/g, ''))

const PICTURE = slideOf('/a.png', 'A mug')

describe('the viewer', () => {
  it('has arrow buttons and no dots', () => {
    const html = draw([PICTURE, slideOf('/b.png', 'B'), slideOf('/c.png', 'C')], 1)
    expect(buttonsOf(html)).toEqual(['Zoom', 'Previous', 'Next'])
    expect(html).toContain('2 of 3')
    expect(buttonsOf(draw([PICTURE]))).toEqual(['Zoom'])
  })

  it('shows pictures, drawings and text', () => {
    expect(draw([PICTURE])).toMatch(/<img [^>]*src="\/a\.png"[^>]*alt="A mug"/)
    expect(draw([slideOf('/a.svg', 'A drawing')])).toContain('<svg id="drawn"></svg>')
    expect(draw([{ kind: 'html', html: 'Glazed ceramic' }])).toContain('<article>Glazed ceramic</article>')
  })

  it('shows a message for a file without a preview', () => {
    const html = draw([slideOf('/a.pdf', 'Plan')])
    expect(html).toMatch(/<div role="img" aria-label="Plan"[^>]*>.*<p [^>]*>no preview available<\/p>/s)
    expect(html).not.toContain('<img')
  })

  it('renders nothing for a drawing that failed to load', () => {
    expect(draw([slideOf('/gone.svg', 'Gone')])).not.toMatch(/role="img"|role="alert"|<svg id/)
  })
})

import { QueryClient } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { textsOf } from '~/ui/testing/drawn'
import { type Slide, slideOf } from './slides'
import { Viewer } from './Viewer'

vi.mock('keen-slider/keen-slider.min.css', () => ({}))
vi.mock('keen-slider/react', () => ({ useKeenSlider: () => [() => {}, { current: null }] }))
vi.mock('~/ui/Dialog', () => ({ Dialog: ({ children }: { children: ReactNode }) => children }))
vi.mock('~/lib/sanitise', () => ({ sanitise: (text: string) => text }))
vi.mock('~/ui/Prose', () => ({ ProseText: ({ html }: { html: string }) => <article>{html}</article> }))
vi.mock('~/lib/trusted-types', () => ({ trustedHtml: (text: string) => text }))
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => vi.unstubAllGlobals())

const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
client.setQueryData(['svg', '/a.svg'], '<svg id="drawn"></svg>')
const draw = (slides: Slide[], start = 0) =>
  render(
    <Shop client={client}>
      <Viewer title="Mug" slides={slides} start={start} onClose={() => {}} />
    </Shop>,
  ).container

const PICTURE = slideOf('/a.png', 'A mug')

describe('the viewer', () => {
  it('has arrow buttons and no dots', () => {
    const viewer = draw([PICTURE, slideOf('/b.png', 'B'), slideOf('/c.png', 'C')], 1)
    expect(textsOf(viewer, 'button')).toEqual(['Zoom', 'Previous', 'Next'])
    expect(viewer.textContent).toContain('2 of 3')
    expect(textsOf(draw([PICTURE]), 'button')).toEqual(['Zoom'])
  })

  it('shows pictures, drawings and text', () => {
    const [picture] = draw([PICTURE]).querySelectorAll('img')
    expect([picture?.getAttribute('src'), picture?.alt]).toEqual(['/a.png', 'A mug'])
    expect(draw([slideOf('/a.svg', 'A drawing')]).querySelector('svg#drawn')).not.toBeNull()
    expect(textsOf(draw([{ kind: 'html', html: 'Glazed ceramic' }]), 'article')).toEqual(['Glazed ceramic'])
  })

  it('shows a message for a file without a preview', () => {
    const viewer = draw([slideOf('/a.pdf', 'Plan')])
    expect(textsOf(viewer, 'div[role="img"][aria-label="Plan"] p')).toEqual(['no preview available'])
    expect(viewer.querySelector('img')).toBeNull()
  })

  it('renders nothing for a drawing that failed to load', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    const viewer = draw([slideOf('/gone.svg', 'Gone')])
    await waitFor(() => expect(client.getQueryState(['svg', '/gone.svg'])?.status).toBe('success'))
    expect(viewer.querySelector('[role="img"], [role="alert"], svg[id]')).toBeNull()
  })
})

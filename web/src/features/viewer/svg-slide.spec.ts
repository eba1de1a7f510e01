// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SvgSlide } from './SvgSlide'

let place: HTMLElement
let root: Root
let client: QueryClient
const asked = vi.fn()

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  asked.mockReset()
  vi.stubGlobal('fetch', async (src: string) => {
    asked(src)
    const isThere = src === '/drawings/one.svg'
    return new Response('<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1h7v7z"/></svg>', {
      status: isThere ? 200 : 500,
    })
  })
  client = new QueryClient()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

/** Draws a slide. If it is shown, its answer has come then. */
async function show(src: string, isShown: boolean): Promise<void> {
  const slide = createElement(SvgSlide, { src, alt: 'A plan', isShown })
  await act(async () => root.render(createElement(QueryClientProvider, { client }, slide)))
  if (isShown) await act(() => vi.waitFor(() => expect(client.getQueryData(['svg', src])).toBeDefined()))
  // The query tells its readers with the next turn.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

it('a drawing is asked for when its slide is shown, and not before', async () => {
  await show('/drawings/one.svg', false)
  expect([asked.mock.calls, place.innerHTML]).toEqual([[], ''])
  await show('/drawings/one.svg', true)
  expect(asked.mock.calls).toEqual([['/drawings/one.svg']])
  expect(place.querySelector('[role="img"][aria-label="A plan"] path')?.getAttribute('d')).toBe('M1 1h7v7z')
})

it('an answer that failed is not shown, whatever it has', async () => {
  await show('/drawings/gone.svg', true)
  expect(asked.mock.calls).toEqual([['/drawings/gone.svg']])
  expect(place.innerHTML).toBe('')
})

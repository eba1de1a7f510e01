import { QueryClient } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { SvgSlide } from './SvgSlide'

let client: QueryClient
const asked = vi.fn()

beforeEach(() => {
  asked.mockReset()
  vi.stubGlobal('fetch', async (src: string) => {
    asked(src)
    const isThere = src === '/drawings/one.svg'
    return new Response('<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1h7v7z"/></svg>', {
      status: isThere ? 200 : 500,
    })
  })
  client = new QueryClient()
})
afterEach(() => vi.unstubAllGlobals())

/** Draws a slide. If it is shown, its answer has come then. */
async function show(src: string, isShown: boolean): Promise<HTMLElement> {
  const { container } = render(
    <Shop client={client}>
      <SvgSlide src={src} alt="A plan" isShown={isShown} />
    </Shop>,
  )
  if (isShown) await waitFor(() => expect(client.getQueryData(['svg', src])).toBeDefined())
  // The query tells its readers with the next turn.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  return container
}

it('a drawing is asked for when its slide is shown, and not before', async () => {
  const hidden = await show('/drawings/one.svg', false)
  expect([asked.mock.calls, hidden.innerHTML]).toEqual([[], ''])
  const shown = await show('/drawings/one.svg', true)
  expect(asked.mock.calls).toEqual([['/drawings/one.svg']])
  expect(shown.querySelector('[role="img"][aria-label="A plan"] path')?.getAttribute('d')).toBe('M1 1h7v7z')
})

it('an answer that failed is not shown, whatever it has', async () => {
  const slide = await show('/drawings/gone.svg', true)
  expect(asked.mock.calls).toEqual([['/drawings/gone.svg']])
  expect(slide.innerHTML).toBe('')
})

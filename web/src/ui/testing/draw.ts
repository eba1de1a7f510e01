import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

/** Draws an element in a document, for specs in jsdom. Changes of its state belong into `act` of React. */
export async function draw(element: ReactElement): Promise<{ place: HTMLElement; end: () => Promise<void> }> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  await act(async () => root.render(element))
  const end = async () => {
    await act(async () => root.unmount())
    place.remove()
  }
  return { place, end }
}

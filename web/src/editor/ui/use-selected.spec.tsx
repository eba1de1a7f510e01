import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { Editor } from '../Editor'
import { Observable } from '../store/Observable'
import { PanelGate } from '../store/PanelGate'
import { EditorContext } from './use-editor'
import { useSelected } from './use-selected'

function open(select: (editor: Editor) => unknown) {
  const settled = new Observable({ words: 'Ata', photos: 0 })
  const session = new Observable({ isDay: false, view: 1 })
  const panels = new PanelGate()
  const editor = { settled, session, panels } as unknown as Editor
  const tools = { editor } as Parameters<typeof EditorContext>[0]['value']
  const wrapper = ({ children }: { children: ReactNode }) => <EditorContext value={tools}>{children}</EditorContext>
  let renders = 0
  const hook = renderHook(
    () => {
      renders += 1
      return useSelected(select)
    },
    { wrapper },
  )
  return { ...hook, settled, session, panels, renders: () => renders }
}

const photosAndLight = ({ settled, session }: Editor) => ({
  hasPhotos: (settled.read() as unknown as { photos: number }).photos > 0,
  isDay: session.read().isDay,
})

it('renders for another selected value alone', () => {
  const { result, settled, session, renders } = open(photosAndLight)
  expect(result.current).toEqual({ hasPhotos: false, isDay: false })
  act(() => settled.set({ words: 'Atarau', photos: 0 }))
  act(() => session.set({ isDay: false, view: 2 }))
  expect(renders()).toBe(1)
  act(() => settled.set({ words: 'Atarau', photos: 3 }))
  expect(result.current).toEqual({ hasPhotos: true, isDay: false })
  act(() => session.set({ isDay: true, view: 2 }))
  expect(result.current).toEqual({ hasPhotos: true, isDay: true })
  expect(renders()).toBe(3)
})

it('hears of nothing while the panels wait, and of all afterwards', async () => {
  const { result, session, panels } = open(({ session }) => session.read().isDay)
  let paint = () => {}
  const held = panels.hold(new Promise<void>((resolve) => (paint = resolve)))
  act(() => session.set({ isDay: true, view: 1 }))
  expect(result.current).toBe(false)
  await act(async () => {
    paint()
    await held
  })
  expect(result.current).toBe(true)
})

it('hears of nothing after it has left the page', () => {
  const { unmount, settled, renders } = open(photosAndLight)
  unmount()
  act(() => settled.set({ words: 'Moana', photos: 5 }))
  expect(renders()).toBe(1)
})

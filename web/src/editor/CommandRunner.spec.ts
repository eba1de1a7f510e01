import { afterEach, expect, it, vi } from 'vitest'
import type { Command } from './commands/command'
import { setBackground } from './commands/set-background'
import { TestEditor } from './testing/TestEditor'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const onDemand = (code: () => Promise<Command>): Command => ({
  id: 'on-demand',
  label: 'On demand',
  shortcuts: [],
  isEnabled: () => true,
  run: () => ({ code }),
  announce: '',
})

it('a command whose code comes later is one step as all others', async () => {
  const { editor } = await TestEditor.open()
  const before = editor.store.read().design
  editor.run(onDemand(async () => setBackground({ kind: 'colour', colour: '#aabbcc' })))
  expect(editor.store.read().design).toBe(before)
  await expect.poll(() => editor.context().surface.background).toEqual({ kind: 'colour', colour: '#aabbcc' })
  expect(editor.session.read().announcement).toBe('The background has changed')
  expect(editor.store.undo()).not.toBeNull()
  expect(editor.context().surface.background).toBeUndefined()
})

it('code that does not come is told, and nothing has changed', async () => {
  const test = await TestEditor.open()
  const before = test.design
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers()
  test.editor.run(onDemand(() => Promise.reject(new Error('offline'))))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(test.notice).toBe('This did not load. Check your connection, and try it again.')
  expect(test.design).toBe(before)
})

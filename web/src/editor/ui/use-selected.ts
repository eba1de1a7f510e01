import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { Editor } from '../Editor'
import { useEditor } from './use-editor'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** True for the same value, and for two records with the same values. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isRecord(one) || !isRecord(other)) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
}

/**
 * What `select` makes of the design and the session. The component is rendered only where that is another: the panels
 * are many, and most of them show nothing of a typed letter or a moved photo.
 *
 * @param select returns a plain value, or a record of them
 */
export function useSelected<T>(select: (editor: Editor) => T): T {
  const { editor } = useEditor()
  const last = useRef<{ value: T } | null>(null)
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [editor.panels.of(editor.settled)(listener), editor.panels.of(editor.session)(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [editor],
  )
  return useSyncExternalStore(subscribe, () => {
    const value = select(editor)
    if (!last.current || !isSame(last.current.value, value)) last.current = { value }
    return last.current.value
  })
}

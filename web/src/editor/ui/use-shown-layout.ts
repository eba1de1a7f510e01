import { useMemo, useSyncExternalStore } from 'react'
import type { Layout } from '../geometry/layout'
import { useEditor } from './use-editor'

export type ShownLayout = Pick<Layout, 'outer' | 'scale'>

/** Where the surface in front is on the stage; null before it is painted. The same object until that changes. */
export function useShownLayout(): ShownLayout | null {
  const { subscribe, read } = useEditor().editor.shownLayout
  const text = useSyncExternalStore(subscribe, () => {
    const layout = read()
    return layout ? JSON.stringify({ outer: layout.outer, scale: layout.scale }) : ''
  })
  return useMemo(() => (text === '' ? null : (JSON.parse(text) as ShownLayout)), [text])
}

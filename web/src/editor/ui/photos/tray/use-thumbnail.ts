import { useSyncExternalStore } from 'react'
import { useEditor } from '../../use-editor'

/** The address of the small picture of a photo; null until it is there. */
export function useThumbnail(photo: string): string | null {
  const { state } = useEditor().editor.pictures
  return useSyncExternalStore(state.subscribe, () => state.read()[photo] ?? null)
}

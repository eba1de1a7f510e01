import { useSyncExternalStore } from 'react'
import { toldOf } from '../saving/told'
import { useEditor } from './use-editor'

/** Where the newest change is saved. A narrow screen has no room for it. */
export function SavedNote() {
  const { state } = useEditor().editor.saving
  const told = useSyncExternalStore(state.subscribe, () => toldOf(state.read()))
  return told && <p className="hidden shrink-0 self-center px-2 text-ink-soft text-sm xl:block">{told}</p>
}

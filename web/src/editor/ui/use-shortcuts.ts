import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { commandFor } from '../commands/registry'
import type { Editor } from '../Editor'
import { helpAtom } from './panels'

const TYPING = 'input:not([type="file"]), textarea, select, [contenteditable]'

/** Keys belong to the field or dialog they are typed in; the arrows of a radio button choose, they do not pan. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.closest('[role="dialog"]') !== null || target.matches(TYPING))

export function useShortcuts(editor: Editor): void {
  const openHelp = useSetAtom(helpAtom)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return
      if (event.key === 'Escape') return editor.gestures.cancel()
      if (event.key === '?') return openHelp(true)
      const command = commandFor(event)
      if (!command) return
      event.preventDefault()
      editor.run(command)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [editor, openHelp])
}

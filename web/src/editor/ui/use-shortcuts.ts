import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { commandFor } from '../commands/registry'
import type { Editor } from '../Editor'
import { helpAtom, usePanel } from './panels'

const TYPING = 'input:not([type="file"]), textarea, select, [contenteditable]'

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null

/** Keys in a text field are input. The arrow keys of a radio button choose, and do not pan. */
const isTyped = (target: EventTarget | null): boolean => target instanceof Element && target.matches(TYPING)

export function useShortcuts(editor: Editor): void {
  const openHelp = useSetAtom(helpAtom)
  const { close } = usePanel()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isInDialog(event.target)) return
      if (event.key === 'Escape') return editor.session.read().isMoving ? editor.gestures.cancel() : close()
      if (isTyped(event.target)) return
      if (event.key === '?') return openHelp(true)
      const command = commandFor(event)
      if (!command) return
      event.preventDefault()
      editor.run(command)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [editor, openHelp, close])
}

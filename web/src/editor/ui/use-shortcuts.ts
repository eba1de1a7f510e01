import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { redo, undo } from '../commands/history'
import { commandFor, mayMeanWords } from '../commands/registry'
import type { Editor } from '../Editor'
import { overviewOf } from '../workspaces/workspace-of'
import { helpAtom, usePanel } from './panels'

const TYPING = 'input:not([type="file"]), textarea, select, [contenteditable]'

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null

/** Keys in a text field are input. The arrow keys of a radio button choose, and do not pan. */
const isTyped = (target: EventTarget | null): boolean => target instanceof Element && target.matches(TYPING)

/** Enter presses a button that has the focus. */
const isPressed = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof Element && target.matches('button, a, summary')

export function useShortcuts(editor: Editor): void {
  const openHelp = useSetAtom(helpAtom)
  const { open, close } = usePanel()
  const isOpen = open !== null
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isInDialog(event.target)) return
      const { isMoving, editing } = editor.session.read()
      if (event.key === 'Escape') {
        // It ends one thing. A browser takes Escape for Back too, which would lead from a page to all pages.
        event.preventDefault()
        // The panel is in front of what is selected, and behind a drag and words that are typed.
        return isOpen && !isMoving && editing === null ? close() : void editor.leave()
      }
      if (isTyped(event.target) || isPressed(event)) return
      if (event.key === '?' && !mayMeanWords(event, editor.context())) return openHelp(true)
      const command = commandFor(event, editor.context())
      if (!command) return
      // In the overview no surface is in front that the others could act on.
      const isOverview = overviewOf(editor.context(), editor.session.read()) !== null
      if (isOverview && command !== undo && command !== redo) return
      event.preventDefault()
      editor.run(command)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [editor, openHelp, isOpen, close])
}

import { type RefObject, useEffect } from 'react'
import { freeSelection } from '../../commands/selection'
import { nextPage, previousPage } from '../../commands/step'
import type { Editor } from '../../Editor'
import { isWhole } from '../../geometry/view'
import { swipeOf, type Touch } from './swipe'

const touchOf = ({ clientX: x, clientY: y, timeStamp: time }: PointerEvent): Touch => ({ x, y, time })

/** A finger that moves quickly to the side turns the page, and leaves what is under it as it was. */
export function useSwipe(editor: Editor, inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stage = inside.current?.parentElement
    if (!stage) return
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    let from: Touch | null = null
    const down = (event: PointerEvent) => {
      const isFree = isWhole(editor.session.read().view) && freeSelection(editor.context()).length === 0
      const isAlone = event.pointerType === 'touch' && event.isPrimary && isFree
      from = isAlone ? touchOf(event) : null
    }
    const up = (event: PointerEvent) => {
      const by = from && event.isPrimary ? swipeOf(from, touchOf(event)) : 0
      from = null
      const turn = by === 1 ? nextPage : previousPage
      if (by === 0 || !turn.isEnabled(editor.context())) return
      editor.tools.cancel()
      editor.run(turn)
    }
    stage.addEventListener('pointerdown', down, options)
    stage.addEventListener('pointerup', up, options)
    return () => stop.abort()
  }, [editor, inside])
}

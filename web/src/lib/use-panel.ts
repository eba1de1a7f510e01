import { useRef } from 'react'
import { type Panel, shownPanel } from './panels'
import { useObservable } from './use-observable'

/** Whether a panel is open, and whether it has been: until then its code need not come. */
export function usePanel(panel: Panel): { isOpen: boolean; isWanted: boolean } {
  const isOpen = useObservable(shownPanel) === panel
  const isWanted = useRef(false)
  if (isOpen) isWanted.current = true
  return { isOpen, isWanted: isWanted.current }
}

import { useRef, useSyncExternalStore } from 'react'
import { type Panel, readPanel, subscribeToPanels } from './panels'

/** Whether a panel is open, and whether it has been: until then its code need not come. */
export function usePanel(panel: Panel): { isOpen: boolean; isWanted: boolean } {
  const isOpen = useSyncExternalStore(subscribeToPanels, readPanel) === panel
  const isWanted = useRef(false)
  if (isOpen) isWanted.current = true
  return { isOpen, isWanted: isWanted.current }
}

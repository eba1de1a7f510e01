import { useAtomValue } from 'jotai/react'
import { useRef } from 'react'
import { type Panel, panelAtom } from './panels'

/** Whether a panel is open, and whether it has been: until then its code need not come. */
export function usePanel(panel: Panel): { isOpen: boolean; isWanted: boolean } {
  const isOpen = useAtomValue(panelAtom) === panel
  const isWanted = useRef(false)
  if (isOpen) isWanted.current = true
  return { isOpen, isWanted: isWanted.current }
}

import { useAtomValue } from 'jotai/react'
import { useRef } from 'react'
import { type Panel, panelAtom } from '~/lib/panels'

/** `isWanted` turns true with the first opening and stays true; the panel's code loads then. */
export function usePanel(panel: Panel): { isOpen: boolean; isWanted: boolean } {
  const isOpen = useAtomValue(panelAtom) === panel
  const isWanted = useRef(false)
  if (isOpen) isWanted.current = true
  return { isOpen, isWanted: isWanted.current }
}

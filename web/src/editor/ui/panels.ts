import { atom, useAtom } from 'jotai'
import { useCallback } from 'react'

/** The panels beside the print. Their state ends with the visit. */
export type Panel =
  | 'photos'
  | 'adjust'
  | 'options'
  | 'position'
  | 'layers'
  | 'text'
  | 'graphics'
  | 'layout'
  | 'arrange'
  | 'background'
  | 'style'
  | 'total'

interface OpenPanel {
  name: Panel
  opener: HTMLElement
}

const openAtom = atom<OpenPanel | null>(null)
export const helpAtom = atom(false)

export const PANEL_ID = 'tool-panel'
/** The tool that is always enabled. */
export const PHOTO_TOOL_ID = 'photo-tool'

/** The open panel, and functions to open and close it. */
export function usePanel() {
  const [open, setOpen] = useAtom(openAtom)
  const close = useCallback(() => setOpen(null), [setOpen])
  /** Props of a button that toggles a panel. */
  const openerProps = (name: Panel) => ({
    'aria-expanded': open?.name === name,
    'aria-controls': PANEL_ID,
    onClick: ({ currentTarget: opener }: { currentTarget: HTMLElement }) =>
      setOpen(open?.name === name ? null : { name, opener }),
  })
  /** Opens a panel from a button that does more. */
  const openFrom = (name: Panel, opener: HTMLElement) => setOpen({ name, opener })
  return { open, close, openFrom, openerProps }
}

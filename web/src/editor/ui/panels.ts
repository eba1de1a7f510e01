import { atom, useAtom } from 'jotai'
import { useCallback } from 'react'

/** What stands open beside the print. Forgotten with the visit; the design itself is elsewhere. */
export type Panel = 'options' | 'position'

interface OpenPanel {
  name: Panel
  opener: HTMLElement
}

const openAtom = atom<OpenPanel | null>(null)
export const helpAtom = atom(false)

export const PANEL_ID = 'tool-panel'
/** The tool that is always there and can always be pressed. */
export const PHOTO_TOOL_ID = 'photo-tool'

/** The open panel, and what opens and closes it. */
export function usePanel() {
  const [open, setOpen] = useAtom(openAtom)
  const close = useCallback(() => setOpen(null), [setOpen])
  /** Of a button that opens a panel, and closes it again. */
  const openerProps = (name: Panel) => ({
    'aria-expanded': open?.name === name,
    'aria-controls': PANEL_ID,
    onClick: ({ currentTarget: opener }: { currentTarget: HTMLElement }) =>
      setOpen(open?.name === name ? null : { name, opener }),
  })
  return { open, close, openerProps }
}

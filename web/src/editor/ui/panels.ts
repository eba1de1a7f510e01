import { atom, createStore, useAtom } from 'jotai'
import { useCallback } from 'react'

/** The panels beside the print with their titles. Which one is open ends with the visit. */
export const PANELS = {
  photos: { short: 'Photos', long: 'The photos of your design' },
  adjust: { short: 'Adjust', long: 'The look of the photo' },
  options: { short: 'Size and options', long: 'Size and options' },
  position: { short: 'Position', long: 'Position of the photo' },
  layers: { short: 'Layers', long: 'Layers, from front to back' },
  sign: { short: 'Your words', long: 'The words of your sign' },
  calendar: { short: 'Calendar', long: 'Months, holidays and your dates' },
  total: { short: 'Your prints', long: 'Your prints by size and finish' },
  text: { short: 'Text', long: 'The words and how they look' },
  graphics: { short: 'Graphics', long: 'Graphics and shapes' },
  arrange: { short: 'Align', long: 'Line up the selected items' },
  layout: { short: 'Layout', long: 'Layout of several photos' },
  background: { short: 'Background', long: 'Background of the print' },
  style: { short: 'Colours and edges', long: 'Colours and edges' },
} as const

export type Panel = keyof typeof PANELS

interface OpenPanel {
  name: Panel
  /** Gets the focus back. The panel that the tool opens with has none. */
  opener: HTMLElement | null
}

const openAtom = atom<OpenPanel | null>(null)
export const helpAtom = atom(false)

/** The state of a tool's panels, with `first` open. A panel that opened after the first paint would move the print. */
export function newPanels(first: Panel | null) {
  const store = createStore()
  store.set(openAtom, first && { name: first, opener: null })
  return store
}

export const PANEL_ID = 'tool-panel'
/** The tool of a sign's words. */
export const SIGN_TOOL_ID = 'sign-tool'
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

import { atom, getDefaultStore } from 'jotai/vanilla'

const PANELS = ['menu', 'search', 'account'] as const
export type Panel = (typeof PANELS)[number]

/** The panel of small screens that is open; null for none. */
export const panelAtom = atom<Panel | null>(null)

const store = getDefaultStore()

/** Opens a panel in place of the one that is open; the body says in a class which it is. */
export function openPanel(panel: Panel | null): void {
  for (const name of PANELS) document.body.classList.toggle(`${name}-open`, name === panel)
  store.set(panelAtom, panel)
}

/** Closes that panel; another that took its place stays. */
export function closePanel(panel: Panel): void {
  if (store.get(panelAtom) === panel) openPanel(null)
}

import { atom, getDefaultStore } from 'jotai/vanilla'

const PANELS = ['menu', 'search', 'account', 'cart', 'help'] as const
export type Panel = (typeof PANELS)[number]

/** The open panel; null for none. All but the cart and the help are for small screens. */
export const panelAtom = atom<Panel | null>(null)

const store = getDefaultStore()

/** Opens a panel and closes the open one. A class of the body names the open panel. */
export function openPanel(panel: Panel | null): void {
  for (const name of PANELS) document.body.classList.toggle(`${name}-open`, name === panel)
  store.set(panelAtom, panel)
}

/** Closes a panel, unless another one is open by now. */
export function closePanel(panel: Panel): void {
  if (store.get(panelAtom) === panel) openPanel(null)
}

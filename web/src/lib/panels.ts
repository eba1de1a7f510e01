const PANELS = ['menu', 'search', 'account'] as const
export type Panel = (typeof PANELS)[number]

type Listener = () => void

let current: Panel | null = null
const listeners = new Set<Listener>()

/** Opens a panel of small screens in place of the one that is open; the body says in a class which it is. */
export function openPanel(panel: Panel | null): void {
  if (panel === current) return
  current = panel
  for (const name of PANELS) document.body.classList.toggle(`${name}-open`, name === panel)
  for (const listener of listeners) listener()
}

/** Closes that panel; another that took its place stays. */
export function closePanel(panel: Panel): void {
  if (current === panel) openPanel(null)
}

export const readPanel = (): Panel | null => current

export function subscribeToPanels(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import type { Panel } from './panels'

/**
 * Panels and toasts for what is there with the first view. What keeps their state comes with the first of them, or once
 * somebody moves; `app/Overlays.tsx` draws them.
 */
export const openPanelLazily = (panel: Panel): void =>
  void import('./panels').then(({ openPanel }) => openPanel(panel)).catch(() => {})

export const showToastLazily = (message: string): void =>
  void import('./toast').then(({ showToast }) => showToast(message)).catch(() => {})

import type { Panel } from './panels'

/**
 * Opens panels and toasts from components of the first view. The modules with their state load on the first call;
 * `app/Overlays.tsx` renders them.
 */
export const openPanelLazily = (panel: Panel): void =>
  void import('./panels').then(({ openPanel }) => openPanel(panel)).catch(() => {})

export const showToastLazily = (message: string): void =>
  void import('./toast').then(({ showToast }) => showToast(message)).catch(() => {})

import type { Background } from '@kea/design/background/background-data'
import type { Command } from './command'

/** What is printed below everything on the shown surface; white paper for null. */
export const setBackground = (background: Background | null): Command => ({
  id: 'set-background',
  label: 'Background',
  shortcuts: [],
  isEnabled: () => true,
  run: ({ surface: { background: _, ...surface } }) => ({
    patch: { put: [background ? { ...surface, background } : surface] },
  }),
  announce: background ? 'The background has changed' : 'The background is white',
})

import { setCopies as set } from '@kea/design/arrangement/prints'
import type { Command } from './command'

/** Sets how often prints are printed. */
export const setCopies = (ids: readonly string[], copies: number): Command => ({
  id: 'set-copies',
  label: 'Number of prints',
  shortcuts: [],
  isEnabled: () => ids.length > 0,
  run: ({ design }) => ({ patch: set(design, ids, copies) }),
  announce: copies === 1 ? 'Printed once' : `Printed ${copies} times`,
})

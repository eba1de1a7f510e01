import { changeMonths } from '@kea/design/items/month/edit'
import type { Command } from './command'

/** Changes how the months of a calendar look, on all pages. */
export const styleMonths = (change: Parameters<typeof changeMonths>[1]): Command => ({
  id: 'style-months',
  label: 'Style of the months',
  shortcuts: [],
  isEnabled: () => true,
  run: ({ design }) => ({ patch: changeMonths(design, change) }),
  announce: '',
})

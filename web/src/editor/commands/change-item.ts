import type { DesignItem } from '@kea/design/document/document'
import type { Command } from './command'

/** Changes how an item looks. */
export const changeItem = (item: DesignItem): Command => ({
  id: 'change-item',
  label: 'Style',
  shortcuts: [],
  isEnabled: () => !item.locked,
  run: () => ({ patch: { put: [item] } }),
  announce: '',
})

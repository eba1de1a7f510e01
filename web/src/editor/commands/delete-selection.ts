import { removeItems } from '@kea/design/item-edits'
import type { Command } from './command'
import { looseSelection } from './selection'

/** For items with frames. A photo that fills the print has its own command. */
export const deleteSelection: Command = {
  id: 'delete-selection',
  label: 'Delete',
  shortcuts: ['Delete', 'Backspace'],
  isEnabled: (context) => looseSelection(context).length > 0,
  run: (context) => ({ patch: removeItems(looseSelection(context)), session: { selection: [] } }),
  announce: 'Deleted. Undo brings it back',
}

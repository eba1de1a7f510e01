import { removeItems } from '@kea/design/edits/item-edits'
import type { Command, CommandContext } from './command'
import { freeSelection } from './selection'

const unlocked = (context: CommandContext) => freeSelection(context).filter(({ locked }) => !locked)

/** For items with frames. A photo that fills the print has its own command. */
export const deleteSelection: Command = {
  id: 'delete-selection',
  label: 'Delete',
  shortcuts: ['Delete', 'Backspace'],
  isEnabled: (context) => unlocked(context).length > 0,
  run: (context) => ({ patch: removeItems(context.design, unlocked(context)), session: { selection: [] } }),
  announce: 'Deleted. Undo brings it back',
}

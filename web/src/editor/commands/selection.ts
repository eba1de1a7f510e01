import { type FreeItem, isFree } from '@kea/design/item-edits'
import type { CommandContext } from './command'

/** The selected items with frames of their own. */
export const freeSelection = ({ selection }: CommandContext): FreeItem[] => selection.filter(isFree)

/** Those of them that may be changed. */
export const looseSelection = (context: CommandContext): FreeItem[] =>
  freeSelection(context).filter(({ locked }) => !locked)

/** The only selected item; null for none or several. */
export const onlySelected = (context: CommandContext): FreeItem | null => {
  const [only, ...others] = freeSelection(context)
  return only && others.length === 0 ? only : null
}

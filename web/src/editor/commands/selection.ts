import type { DesignItem } from '@kea/design/document/document'
import { type FreeItem, isFree } from '@kea/design/document/free-item'
import { isCaption } from '@kea/design/layouts/captions'
import { isSlotted } from '@kea/design/layouts/edits'
import type { CommandContext } from './command'

/** The selected items with frames of their own. */
export const freeSelection = ({ selection }: CommandContext): FreeItem[] => selection.filter(isFree)

/** True for an item that a drag may move: it is neither locked nor in a place of a layout. */
export const isLoose = (item: DesignItem): item is FreeItem =>
  isFree(item) && !item.locked && !isSlotted(item) && !isCaption(item)

/** Those of them that may be moved. */
export const looseSelection = ({ selection }: CommandContext): FreeItem[] => selection.filter(isLoose)

/** The only selected item; null for none or several. */
export const onlySelected = (context: CommandContext): FreeItem | null => {
  const [only, ...others] = freeSelection(context)
  return only && others.length === 0 ? only : null
}

/** The item whose style the shopper sets: the only selected one, else the photo that fills the surface. */
export const styledItem = (context: CommandContext): DesignItem | null =>
  onlySelected(context) ?? (context.selection.length < 2 ? (context.placement?.placed ?? null) : null)

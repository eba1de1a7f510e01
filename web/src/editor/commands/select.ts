import type { DesignItem } from '@kea/design/document/document'
import { itemsOn } from '@kea/design/document/records'
import { withGroups } from '@kea/design/edits/group-edits'
import { describeItem } from '@kea/design/items/item-types'
import { guessShape } from '@kea/design/text/guess-shape'
import type { Command, CommandContext } from './command'

const itemsOf = ({ design, surface }: CommandContext): readonly DesignItem[] => itemsOn(design, surface)

/** Selects the item that is one further to the front or the back. */
const step = (id: string, label: string, key: string, by: 1 | -1): Command => ({
  id,
  label,
  shortcuts: [key],
  isEnabled: (context) => itemsOf(context).length > 0,
  run: (context) => {
    const items = itemsOf(context)
    const from = items.findIndex((item) => item.id === context.selection[0]?.id)
    const next = items.at(from < 0 && by === -1 ? -1 : (from + by) % items.length)
    return next ? selected(context, next) : null
  },
  announce: '',
})

const selected = ({ design }: CommandContext, item: DesignItem) => ({
  session: {
    selection: [item.id],
    cropping: null,
    announcement: describeItem(item, { design, shape: guessShape }),
  },
})

export const selectNext = step('select-next', 'Select the next item', ']', 1)
export const selectPrevious = step('select-previous', 'Select the item before', '[', -1)

/** Selects one item, as a click in the list of layers does. */
export const selectItem = (item: DesignItem): Command => ({
  id: 'select-item',
  label: 'Select',
  shortcuts: [],
  isEnabled: () => true,
  run: (context) => selected(context, item),
  announce: '',
})

/** The ids of the selection with an item and its group, or without them. */
export function toggledIds({ selection, design, surface }: CommandContext, { id }: DesignItem): string[] {
  const ids = selection.map((item) => item.id)
  const together = withGroups(itemsOn(design, surface), [id]).map((item) => item.id)
  return ids.includes(id) ? ids.filter((other) => !together.includes(other)) : [...ids, ...together]
}

/** Selects one more item, or one less. */
export const toggleItem = (item: DesignItem): Command => ({
  id: 'toggle-item',
  label: 'Select too',
  shortcuts: [],
  isEnabled: () => true,
  run: (context) => ({ session: { selection: toggledIds(context, item), cropping: null } }),
  announce: '',
})

export const selectAll: Command = {
  id: 'select-all',
  label: 'Select everything',
  shortcuts: ['mod+a'],
  isEnabled: (context) => itemsOf(context).length > 0,
  run: (context) => ({ session: { selection: itemsOf(context).map(({ id }) => id), cropping: null } }),
  announce: 'Everything is selected',
}

export const selectNothing: Command = {
  id: 'select-nothing',
  label: 'Done',
  shortcuts: [],
  isEnabled: ({ selection }) => selection.length > 0,
  run: () => ({ session: { selection: [], cropping: null } }),
  announce: 'Nothing is selected',
}

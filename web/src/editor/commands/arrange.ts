import { alignItems, distributeItems, groupItems, type Side, ungroupItems } from '@kea/design/edits/group-edits'
import type { Command } from './command'
import { looseSelection } from './selection'

/** The selected items become a group. */
export const group: Command = {
  id: 'group',
  label: 'Group',
  shortcuts: ['mod+g'],
  isEnabled: (context) => {
    const items = looseSelection(context)
    return items.length > 1 && !(items[0]?.group && items.every((item) => item.group === items[0]?.group))
  },
  run: (context) => {
    const items = looseSelection(context)
    return { patch: groupItems(items, `group:${items[0]?.id}`) }
  },
  announce: 'Grouped. They move together',
}

export const ungroup: Command = {
  id: 'ungroup',
  label: 'Ungroup',
  shortcuts: ['mod+shift+g'],
  isEnabled: (context) => looseSelection(context).some((item) => item.group !== undefined),
  run: (context) => ({ patch: ungroupItems(looseSelection(context)), session: { selection: [] } }),
  announce: 'Ungrouped',
}

export const align = (side: Side, label: string): Command => ({
  id: `align-${side}`,
  label,
  shortcuts: [],
  isEnabled: (context) => looseSelection(context).length > 1,
  run: (context) => ({ patch: alignItems(looseSelection(context), side) }),
  announce: 'Aligned',
})

const distribute = (id: string, label: string, axis: 'x' | 'y'): Command => ({
  id,
  label,
  shortcuts: [],
  isEnabled: (context) => looseSelection(context).length > 2,
  run: (context) => ({ patch: distributeItems(looseSelection(context), axis) }),
  announce: 'The spaces between them are even',
})

export const distributeAcross = distribute('distribute-across', 'Even spaces across', 'x')
export const distributeDown = distribute('distribute-down', 'Even spaces down', 'y')

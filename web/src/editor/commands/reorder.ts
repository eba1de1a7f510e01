import { reorderItem } from '@kea/design/edits/item-edits'
import type { Command } from './command'
import { onlySelected } from './selection'

const reorder = (id: string, label: string, key: string, by: 1 | -1, announce: string): Command => {
  const patchOf: Command['run'] = (context) => {
    const item = onlySelected(context)
    const patch = item && reorderItem(context.design, context.surface, item, by)
    return patch && { patch }
  }
  return { id, label, shortcuts: [key], isEnabled: (context) => patchOf(context) !== null, run: patchOf, announce }
}

export const bringForward = reorder('bring-forward', 'Bring forward', 'mod+]', 1, 'Moved forward one step')
export const sendBackward = reorder('send-backward', 'Send backward', 'mod+[', -1, 'Moved back one step')

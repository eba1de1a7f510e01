import type { PlacedText } from '@kea/design/document/document'
import { removeItems } from '@kea/design/edits/item-edits'
import type { Command, CommandContext } from './command'

/** Opens the words of a text where they stand, until Escape or another press. */
export const editTextOf = (item: PlacedText): Command => ({
  id: `edit-${item.id}`,
  label: 'Edit words',
  shortcuts: [],
  isEnabled: () => !item.locked,
  run: () => ({ session: { editing: item.id, selection: [item.id], cropping: null } }),
  announce: 'Type the words. Press Escape when you’re done',
})

/** The text that would be typed into: the only selected item. */
function editable({ selection }: CommandContext): PlacedText | null {
  const [only, ...others] = selection
  return only?.type === 'text' && others.length === 0 && !only.locked ? only : null
}

/** Opens those of the selected text. */
export const editText: Command = {
  id: 'edit-text',
  label: 'Edit words',
  shortcuts: ['Enter', 'F2'],
  isEnabled: (context) => editable(context) !== null,
  run: (context) => {
    const item = editable(context)
    return item && editTextOf(item).run(context)
  },
  announce: 'Type the words. Press Escape when you’re done',
}

/** Ends it. A text without words is removed: nobody could see or select it. */
export const endEditing: Command = {
  id: 'end-editing',
  label: 'Done',
  shortcuts: [],
  isEnabled: ({ editing }) => editing !== null,
  run: ({ design, editing }) => {
    const session = { editing: null }
    return editing?.data.words.trim() === '' ? { patch: removeItems(design, [editing]), session } : { session }
  },
  announce: '',
}

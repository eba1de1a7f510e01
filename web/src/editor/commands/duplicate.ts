import { takesItem } from '@kea/design/arrangement/allowed'
import { type Clipping, clip, paste as pasted } from '@kea/design/edits/item-edits'
import { geometryOn } from '@kea/design/geometry/surfaces'
import type { Command, CommandContext } from './command'
import { freeSelection } from './selection'

const geometryOf = ({ product, design, surface }: CommandContext) => geometryOn(product.definition, design, surface)

/** Pastes above everything on the shown surface, and selects the copies. */
function pasteHere(context: CommandContext, { items, photos }: Clipping) {
  const { part, face } = geometryOf(context)
  const taken = items.filter((item) => takesItem(context.design, context.surface, part, item))
  if (taken.length === 0) return null
  const { patch, ids } = pasted(context.design, context.surface, face, { items: taken, photos })
  return { patch, session: { selection: ids } }
}

const clipped = (context: CommandContext): Clipping => clip(context.design, geometryOf(context), context.selection)

export const duplicate: Command = {
  id: 'duplicate',
  label: 'Duplicate',
  shortcuts: ['mod+d'],
  isEnabled: (context) => freeSelection(context).length > 0,
  run: (context) => pasteHere(context, clipped(context)),
  announce: 'Duplicated',
}

export const copy: Command = {
  id: 'copy',
  label: 'Copy',
  shortcuts: ['mod+c'],
  isEnabled: ({ selection }) => selection.length > 0,
  run: (context) => ({ session: { clipping: clipped(context) } }),
  announce: 'Copied',
}

export const paste: Command = {
  id: 'paste',
  label: 'Paste',
  shortcuts: ['mod+v'],
  isEnabled: ({ clipping }) => clipping !== null,
  run: (context) => context.clipping && pasteHere(context, context.clipping),
  announce: 'Pasted',
}

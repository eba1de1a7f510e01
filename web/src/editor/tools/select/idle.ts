import { isFree } from '@kea/design/document/free-item'
import { isSlotted } from '@kea/design/layouts/edits'
import type { CommandContext } from '../../commands/command'
import { toggledIds } from '../../commands/select'
import { panning } from '../crop/panning'
import type { Pointer, ToolPorts, ToolState } from '../tool-state'
import { pointing } from './pointing'
import { type PressTarget, pressTarget } from './press-target'
import { resizing } from './resizing'
import { rotating } from './rotating'
import { slotting } from './slotting'
import { tapping } from './tapping'
import { transforming } from './transforming'

/** The state of a press; null where it starts no gesture. */
export function startGesture(ports: ToolPorts, pointer: Pointer): ToolState | null {
  const context = ports.context()
  const layout = ports.layout()
  if (!context || !layout) return null
  const target = pressTarget(context, layout, pointer.at)
  ports.mark()
  if (context.cropping && target.on !== 'cropped') ports.crop(null)
  switch (target.on) {
    case 'cropped':
      return panning(ports, target.item.id, pointer)
    case 'handle':
      return target.handle === 'turn'
        ? rotating(ports, target.item, pointer)
        : resizing(ports, target.item, target.handle, pointer)
    case 'handle of several':
      return transforming(ports, target.items, target.handle, pointer)
    case 'empty place':
      return tapping(() => ports.onSlot({ slot: { at: target.slot } }), pointer)
    case 'empty caption':
      return tapping(() => ports.onCaption(target.slot), pointer)
    case 'item':
      return pressItem(ports, context, target, pointer)
    // A drag would go the other way than the finger.
    case 'turned item':
      return tapping(() => ports.select([target.item.id]), pointer)
    case 'nothing':
      ports.select([])
      return null
  }
}

function pressItem(
  ports: ToolPorts,
  context: CommandContext,
  { item }: Extract<PressTarget, { on: 'item' }>,
  pointer: Pointer,
): ToolState | null {
  if (pointer.isShiftHeld) {
    ports.select(toggledIds(context, item))
    return null
  }
  if (!context.selection.some(({ id }) => id === item.id)) ports.select([item.id])
  if (isSlotted(item) && !item.locked) return slotting(ports, item, pointer)
  return isFree(item) ? pointing(ports, item, pointer) : panning(ports, item.id, pointer)
}

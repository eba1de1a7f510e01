import { geometryOn } from '@kea/design/geometry/surfaces'
import { captionsOn, newCaption } from '@kea/design/layouts/captions'
import { isSlotted } from '@kea/design/layouts/edits'
import { captionPlaces, placeAt } from '@kea/design/layouts/slots'
import type { Command, CommandContext } from './command'
import { editTextOf } from './edit-text'
import { onlySelected } from './selection'

const placeIn = ({ product, design, surface }: CommandContext, slot: number) =>
  placeAt(captionPlaces(surface, geometryOn(product.definition, design, surface)), slot)

/** Opens the words of a photo for typing, in the place that the layout has for them. */
export const writeCaption = (slot: number): Command => ({
  id: 'write-caption',
  label: 'Words',
  shortcuts: [],
  isEnabled: (context) => placeIn(context, slot) !== null,
  run: (context) => {
    const { product, design, surface } = context
    const present = captionsOn(design, surface).find((item) => item.slot === slot)
    if (present) return editTextOf(present).run(context)
    const item = newCaption(design, surface, geometryOn(product.definition, design, surface), slot)
    const session = { selection: item ? [item.id] : [], editing: item?.id ?? null, cropping: null, slot: null }
    return item && { patch: { put: [item] }, session }
  },
  announce: 'Type the words of this photo. Press Escape when you’re done',
})

/** The place of the selected photo; null for another selection. */
function selectedSlot(context: CommandContext): number | null {
  const item = onlySelected(context)
  return item && isSlotted(item) && placeIn(context, item.slot) ? item.slot : null
}

/** Opens those of the selected photo. */
export const writeOwnCaption: Command = {
  id: 'write-own-caption',
  label: 'Words',
  shortcuts: [],
  isEnabled: (context) => selectedSlot(context) !== null,
  run: (context) => {
    const slot = selectedSlot(context)
    return slot === null ? null : writeCaption(slot).run(context)
  },
  announce: 'Type the words of this photo. Press Escape when you’re done',
}

import { moveKind } from '@kea/design/arrangement/page-moves'
import { unusedPhotos } from '@kea/design/arrangement/tray'
import { photosOf, placedPhotosOn } from '@kea/design/document/records'
import { geometryOn } from '@kea/design/geometry/surfaces'
import { chooseLayout, layoutIn, removeLayout as remove, type Span } from '@kea/design/layouts/choose-layout'
import { fillSlots, isSlotted, swapSlots } from '@kea/design/layouts/edits'
import type { SurfaceLayout } from '@kea/design/layouts/layout-data'
import { placesOf } from '@kea/design/layouts/slots'
import { withOwnWords } from '@kea/design/layouts/words-that-follow'
import type { Command, CommandContext } from './command'
import { onlySelected } from './selection'

const geometryOf = ({ product, design, surface }: CommandContext) => geometryOn(product.definition, design, surface)

const unused = ({ product, design }: CommandContext) => unusedPhotos(product.definition, design, 'taken')

/** Gives the shown surface, or one page of it, a layout, or another gap or margin. */
export const setLayout = (layout: SurfaceLayout, span: Span = 'across'): Command => ({
  id: 'set-layout',
  label: 'Layout',
  shortcuts: [],
  isEnabled: () => true,
  run: (context) => ({
    patch: chooseLayout(context.design, context.surface, geometryOf(context), layout, unused(context), span),
    session: { selection: [], cropping: null, slot: null },
  }),
  announce: 'The layout has changed',
})

/** The photos stay where they are, and can be moved freely. */
export const removeLayout = (span: Span): Command => ({
  id: 'remove-layout',
  label: 'Remove the layout',
  shortcuts: [],
  isEnabled: ({ surface }) => layoutIn(surface, span) !== undefined,
  run: ({ design, surface }) => ({ patch: remove(design, surface, span), session: { slot: null } }),
  announce: 'The layout is gone. Your photos stay where they are',
})

const filled = (context: CommandContext) =>
  fillSlots(context.design, context.surface, geometryOf(context), unused(context))

function filledWithWords(context: CommandContext) {
  const { design, surface } = context
  return withOwnWords(design, surface, geometryOf(context), filled(context))
}

/** Puts unused photos of the design into the empty places. */
export const fillLayout: Command = {
  id: 'fill-layout',
  label: 'Fill the rest',
  shortcuts: [],
  isEnabled: (context) => filled(context).put?.length !== 0,
  run: (context) => ({ patch: filledWithWords(context) }),
  announce: 'Your photos are in the empty places',
}

/** What the selected photo and that of the next place look like after a swap; null where there is nothing to swap. */
function swapped(context: CommandContext) {
  const item = onlySelected(context)
  if (!item || !isSlotted(item)) return null
  const geometry = geometryOf(context)
  const numbers = placesOf(context.surface, geometry).map(({ slot }) => slot)
  const next = numbers[(numbers.indexOf(item.slot) + 1) % numbers.length] ?? item.slot
  return swapSlots(context.design, context.surface, geometry, item.slot, next)
}

/** Lets the selected photo and that of the next place change places. In turns it reaches every place. */
export const swapNext: Command = {
  id: 'swap-next',
  label: 'Swap with the next photo',
  shortcuts: [],
  isEnabled: (context) => swapped(context) !== null,
  run: (context) => {
    const patch = swapped(context)
    return patch && { patch }
  },
  announce: 'The two photos have changed places',
}

/** How many photos a print without a layout is arranged for at first: its own where it is one of several pages, else all. */
export const photosToArrange = ({ product: { definition }, design, surface }: CommandContext): number =>
  (moveKind(definition) === null ? photosOf(design) : placedPhotosOn(design, surface)).length

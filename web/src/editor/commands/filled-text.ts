import { pageNoun } from '@kea/design/arrangement/filled-pages'
import { isEmpty } from '@kea/design/arrangement/is-empty'
import { pageNumbers } from '@kea/design/arrangement/page-numbers'
import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import { unusedPhotos } from '@kea/design/arrangement/tray'
import { lockedPages } from '@kea/design/autofill/locked'
import type { DesignDocument, DesignSurface } from '@kea/design/document/document'
import { itemsOn } from '@kea/design/document/records'
import { isStarting } from '@kea/design/edits/start'
import { HALVES, halvesOf } from '@kea/design/geometry/folds'
import { geometryOn } from '@kea/design/geometry/surfaces'
import { itemFrame } from '@kea/design/items/item-frame'
import type { ProductDefinition } from '@kea/design/product/definition'

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** How many pages these surfaces are. The bound pages of a book are counted, of which a spread is two; else each surface is one. */
function pagesOf(
  definition: ProductDefinition,
  { options }: DesignDocument,
  surfaces: readonly DesignSurface[],
): number {
  const numbers = pageNumbers(definition, options, surfaces)
  return numbers.size === 0 ? surfaces.length : [...numbers.values()].reduce((sum, { length }) => sum + length, 0)
}

/** How many halves of a spread have nothing on them, 0 where all of it is empty. */
function blankHalves(definition: ProductDefinition, design: DesignDocument, surface: DesignSurface): number {
  const geometry = geometryOn(definition, design, surface)
  const halves = geometry.part.fold ? halvesOf(geometry) : null
  const items = itemsOn(design, surface).filter((item) => !isStarting(item))
  if (!halves || items.length === 0) return 0
  const frames = items.map((item) => itemFrame(geometry, item))
  const isBlank = ({ x, width }: { x: number; width: number }) =>
    frames.every((frame) => frame.x >= x + width || frame.x + frame.width <= x)
  return HALVES.filter((half) => isBlank(halves[half])).length
}

/** What the shopper reads after all pages were filled. */
export function filledText(definition: ProductDefinition, design: DesignDocument): string {
  const noun = pageNoun(definition)
  const shown = shownSurfaces(definition, design)
  const all = pagesOf(definition, design, shown)
  const used = shown.filter((surface) => !isEmpty(design, surface))
  const blank = used.reduce((sum, surface) => sum + blankHalves(definition, design, surface), 0)
  const full = pagesOf(definition, design, used) - blank
  const own = lockedPages(definition, design).length
  const left = unusedPhotos(definition, design, 'taken').length
  return [
    full === all ? `${counted(all, noun)} filled.` : `${full} of ${counted(all, noun)} filled.`,
    own > 0 && `${own} that you changed ${own === 1 ? 'stays' : 'stay'} as ${own === 1 ? 'it is' : 'they are'}.`,
    left > 0 && `${counted(left, 'photo')} ${left === 1 ? 'waits' : 'wait'} under Photos.`,
  ]
    .filter(Boolean)
    .join(' ')
}

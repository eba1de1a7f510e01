import { newDocument } from '../../../packages/design/src/arrangement/new-document'
import type { DesignDocument, DesignPhoto, PlacedPhoto } from '../../../packages/design/src/document/document'
import { applyPatch } from '../../../packages/design/src/document/patch'
import type { DisplayPage } from '../../../packages/design/src/geometry/display-list'
import { bookDefinition } from '../../../packages/design/src/testing/definitions'

/** It is small enough as it is. */
export const book = bookDefinition

const crop = { x: 0.05, y: 0.1, width: 0.8, height: 0.8 }

/** A book whose first spread has a turned photo across the fold, and one on the left page. */
export function spreadDesign(
  options: string[],
  { across, left }: { across: DesignPhoto; left: DesignPhoto },
): DesignDocument {
  const design = newDocument(book, { sku: 's', tool: 't', options })
  const item = (photo: DesignPhoto, order: string, frame: PlacedPhoto['frame']): PlacedPhoto => ({
    kind: 'item',
    id: `item:${photo.id}`,
    surface: 'surface:spread',
    order,
    frame,
    type: 'photo',
    data: { photo: photo.id, turns: 0, crop },
  })
  const put = [
    across,
    left,
    item(across, 'a0', { x: 40, y: 20, width: 150, height: 100, angle: 4 }),
    item(left, 'a1', { x: 10, y: 90, width: 40, height: 60, angle: 0 }),
  ]
  return applyPatch(design, { put }).document
}

/** The pages of the spread among those of the book. */
export function pagesOfSpread(pages: readonly DisplayPage[]): DisplayPage[] {
  const own = pages.filter(({ surface, label }) => surface === 'surface:spread' && label.startsWith('Spread'))
  if (own.length !== 2) throw new Error('A spread has two pages')
  return own
}

import type { PrintedSurface } from '../arrangement/printed'
import type { DesignDocument, DesignSurface } from '../document/document'
import { itemsOn } from '../document/records'
import { sortedFields } from '../document/sorted-fields'
import type { Box } from '../geometry/display-list'
import { pieceBoxes } from '../geometry/piece-boxes'
import type { SurfaceGeometry } from '../geometry/surfaces'
import { keyOfText, rounded } from '../items/photo/derived-key'

type Design = Pick<DesignDocument, 'options' | 'records'>

/** The same values have the same text, as short as a document stores them. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (name, entry: unknown) =>
    typeof entry === 'number' ? rounded(entry) : sortedFields(name, entry),
  )

/** The key of the pixels of blurred sides: equal as long as the face that they continue, and its size, are equal. */
export function sidesKey(design: Design, surface: DesignSurface, geometry: SurfaceGeometry, box: Box): string {
  const { part, face, depthMm, bleedMm } = geometry
  const items = itemsOn(design, surface).map(({ type, frame, data }) => ({ type, frame, data }))
  const size = [box, face, depthMm, bleedMm, part.borderMm, part.sameAs?.mirrored ?? false]
  return keyOfText(textOf([size, surface.background, items]))
}

/** The keys of the blurred sides that are printed. */
export const sidesKeys = (design: Design, surfaces: readonly PrintedSurface[]): string[] =>
  surfaces.flatMap(({ surface, geometry }) => {
    if (geometry.edge !== 'blurred') return []
    return pieceBoxes(geometry.part, geometry.face).map((box) => sidesKey(design, surface, geometry, box))
  })

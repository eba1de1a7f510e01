import type { ProductDefinition } from './definition'
import type { DesignDocument } from './document'
import { isUnprinted } from './parts'
import { pieceBoxes } from './piece-boxes'
import { type PrintedSide, sidesFrom } from './printed-sides'
import { copiesOf, hasOptions, printLines } from './prints'
import { surfacesOf } from './records'
import { grow, type Size, type SurfaceGeometry, surfaceGeometry } from './surfaces'

type Design = Pick<DesignDocument, 'options' | 'records'>

/** A surface as it is printed on one part of the product. */
export interface PrintedSurface extends PrintedSide {
  /** The part and its sizes, by the options of the line. */
  geometry: SurfaceGeometry
  /** How often its pages are in the file of one line. */
  copies: number
  /** The size of each of its pages before it is folded, in mm: one page for each piece of the part. */
  trims: readonly Size[]
  /** The uids of all options of the line. */
  options: readonly string[]
}

/** One line of the cart. */
export interface DesignLine {
  options: readonly string[]
  /** The quantity of one making: all prints with these options, or one piece. */
  units: number
}

/** The surfaces that a line with these options shows. Of prints by copies those that have exactly these options. */
const surfacesOfLine = (design: Design, { isByCopies }: ProductDefinition, options: readonly string[]) =>
  isByCopies
    ? (printLines(design).find((line) => hasOptions(line.options, options))?.prints ?? []).map(({ surface }) => surface)
    : surfacesOf(design)

/**
 * What is printed of a design on a line with these options, in print order, and how often. The one answer to this for
 * cart, price, print file and proof.
 */
export function printed(design: Design, definition: ProductDefinition, options: readonly string[]): PrintedSurface[] {
  if (isUnprinted(definition, options)) return []
  const surfaces = surfacesOfLine(design, definition, options)
  return sidesFrom(definition, options, surfaces).map(({ part, surface }) => {
    const geometry = surfaceGeometry(definition, options, surface.orientation, part.id, surface.size)
    const trims = pieceBoxes(part, geometry.face).map((box) => grow(box, geometry.depthMm))
    return { part, surface, geometry, copies: definition.isByCopies ? copiesOf(surface) : 1, trims, options }
  })
}

/** How many pieces of a line one making of these surfaces is. */
export const unitsOf = ({ isByCopies }: ProductDefinition, surfaces: readonly PrintedSurface[]): number =>
  isByCopies ? surfaces.reduce((sum, { copies }) => sum + copies, 0) : 1

/** The lines of a design in the cart: prints by copies have one for each set of options. */
export const designLines = (design: Design, definition: ProductDefinition): DesignLine[] =>
  (definition.isByCopies ? printLines(design).map(({ options }) => options) : [design.options]).map((options) => ({
    options,
    units: unitsOf(definition, printed(design, definition, options)),
  }))

/** What is printed of all lines of a design. */
export const allPrinted = (design: Design, definition: ProductDefinition): PrintedSurface[] =>
  designLines(design, definition).flatMap(({ options }) => printed(design, definition, options))

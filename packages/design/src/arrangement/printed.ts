import type { DesignDocument } from '../document/document'
import { pieceBoxes } from '../geometry/piece-boxes'
import { grow, type Size, type SurfaceGeometry, surfaceGeometry } from '../geometry/surfaces'
import type { ProductDefinition } from '../product/definition'
import { isUnprinted } from '../product/parts'
import { arrangementOf } from './arrangement-of'
import { type PrintedSide, sidesFrom } from './printed-sides'
import type { OrderedLine } from './rules'

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

/**
 * What is printed of a design on a line with these options, in print order, and how often. The one answer to this for
 * cart, price, print file and proof.
 */
export function printed(design: Design, definition: ProductDefinition, options: readonly string[]): PrintedSurface[] {
  if (isUnprinted(definition, options)) return []
  const rules = arrangementOf(definition)
  const surfaces = rules.printedOn(definition, design, options)
  const pages = sidesFrom(definition, options, surfaces).map(({ part, surface }): PrintedSurface => {
    const geometry = surfaceGeometry(definition, options, surface.orientation, part.id, surface.size)
    const trims = pieceBoxes(part, geometry.face).map((box) => grow(box, geometry.depthMm))
    return { part, surface, geometry, copies: rules.timesOf(surface, surfaces), trims, options }
  })
  return [...rules.inPrintOrder(pages)]
}

/** How many pieces of a line one making of these surfaces is. */
export const unitsOf = (definition: ProductDefinition, surfaces: readonly PrintedSurface[]): number =>
  arrangementOf(definition).unitsOf(surfaces)

/**
 * The lines of a design in the cart: prints by copies have one for each set of options.
 *
 * @param pieces how many of the piece are wanted, where the design does not say it itself
 */
export function cartLines(design: Design, definition: ProductDefinition, pieces: number): OrderedLine[] {
  const rules = arrangementOf(definition)
  return rules.lines(design).map((options) => {
    const units = rules.unitsOf(printed(design, definition, options))
    return { options, quantity: rules.isCountedInDesign ? units : units * pieces }
  })
}

/** What is printed of all lines of a design. */
export const allPrinted = (design: Design, definition: ProductDefinition): PrintedSurface[] =>
  arrangementOf(definition)
    .lines(design)
    .flatMap((options) => printed(design, definition, options))

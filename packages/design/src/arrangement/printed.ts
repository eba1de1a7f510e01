import type { DesignDocument } from '../document/document'
import { growPage, type PageBox, pageBoxes } from '../geometry/page-boxes'
import { type Size, type SurfaceGeometry, surfaceGeometry } from '../geometry/surfaces'
import type { ProductDefinition } from '../product/definition'
import { fileWith } from '../product/files'
import { isUnprinted } from '../product/parts'
import { arrangementOf } from './arrangement-of'
import { pageNumbers } from './page-numbers'
import { type PrintedSide, sidesFrom } from './printed-sides'
import type { OrderedLine } from './rules'

type Design = Pick<DesignDocument, 'options' | 'records'>

/** A surface as it is printed on one part of the product. */
export interface PrintedSurface extends PrintedSide {
  /** The part and its sizes, by the options of the line. */
  geometry: SurfaceGeometry
  /** How often its pages are in the file of one line. */
  copies: number
  /** Its pages: one for each piece of the part, or for each half of a spread. */
  pages: readonly PageBox[]
  /** The numbers of its pages in a bound block, from left to right; none for other parts. */
  numbers: readonly number[]
  /** The size of each of its pages before it is folded, in mm. */
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
  const numbers = pageNumbers(definition, options, surfaces)
  const all = sidesFrom(definition, options, surfaces).map(({ part, surface }): PrintedSurface => {
    const geometry = surfaceGeometry(definition, options, surface.orientation, part.id, surface.size)
    const pages = pageBoxes(geometry, fileWith(definition, part.id)?.split)
    const trims = pages.map(({ face, bound }): Size => {
      const { width, height } = growPage(face, geometry.depthMm, bound)
      return { width, height }
    })
    return {
      ...{ part, surface, geometry, copies: rules.timesOf(surface, surfaces), pages, trims, options },
      numbers: numbers.get(surface.id) ?? [],
    }
  })
  return [...rules.inPrintOrder(all)]
}

/** What is printed in one file. */
interface PrintedInFile {
  /** Null for the only file of a product. */
  name: string | null
  surfaces: readonly PrintedSurface[]
}

/** The surfaces of a line by the files of their product, in the order of each file. A file without a page is left out. */
export function byFile({ files }: ProductDefinition, surfaces: readonly PrintedSurface[]): PrintedInFile[] {
  if (!files) return [{ name: null, surfaces }]
  return files
    .map(({ name, parts }) => ({
      name,
      surfaces: parts.flatMap((id) => surfaces.filter(({ part }) => part.id === id)),
    }))
    .filter((file) => file.surfaces.length > 0)
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

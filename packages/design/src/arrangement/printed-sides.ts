import type { DesignDocument, DesignSurface } from '../document/document'
import type { ProductDefinition, ProductPart } from '../product/definition'
import { partOf, partsOf } from '../product/parts'
import { shownSurfaces } from './shown-surfaces'

type Design = Pick<DesignDocument, 'options' | 'records'>

/** A part of the product with the surface that it is printed from. */
export interface PrintedSide {
  part: ProductPart
  surface: DesignSurface
}

/** True for a side that is printed from the design of another part. */
export const isCopy = ({ part, surface }: PrintedSide): boolean => part.id !== surface.part

/** The parts that options leave, in print order, each with the surfaces that it is printed from. */
export const sidesFrom = (
  definition: ProductDefinition,
  options: readonly string[],
  surfaces: readonly DesignSurface[],
): PrintedSide[] =>
  partsOf(definition, options).flatMap((part) =>
    surfaces.filter((surface) => surface.part === (part.sameAs?.part ?? part.id)).map((surface) => ({ part, surface })),
  )

/** The sides of a design for the tool, in print order, also empty ones. What a line prints of them says printed.ts. */
export const printedSides = (definition: ProductDefinition, design: Design): PrintedSide[] =>
  sidesFrom(definition, design.options, shownSurfaces(definition, design))

/** The printed sides without those that look like the side they are printed from, such as the second sock. */
export const seenSides = (definition: ProductDefinition, design: Design): PrintedSide[] =>
  printedSides(definition, design).filter(({ part }) => {
    if (!part.sameAs || part.sameAs.mirrored) return true
    const source = partOf(definition, design.options, part.sameAs.part)
    return JSON.stringify(source.outline) !== JSON.stringify(part.outline)
  })

import type { DesignDocument, DesignSurface } from '../document/document'
import { startOn } from '../edits/start'
import type { SurfaceGeometry } from '../geometry/surfaces'
import type { SurfaceLayout } from '../layouts/layout-data'
import { firstSpaces } from '../layouts/slots'
import type { ProductDefinition } from '../product/definition'
import { DENSITIES, type Density } from './density'

/** Gap and margin of a filled page: those that its product starts with, and more air where it is wanted. */
export function pageSpaces(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options'>,
  { part }: Pick<DesignSurface, 'part'>,
  { face }: SurfaceGeometry,
  density: Density,
): Pick<SurfaceLayout, 'gapMm' | 'marginMm'> {
  const { layout, halves } = startOn(definition, design.options, part)
  const { gapMm, marginMm } = layout ?? halves?.left ?? halves?.right ?? firstSpaces(face)
  const air = Math.round(Math.min(face.width, face.height) * DENSITIES[density].marginShare)
  return { gapMm, marginMm: Math.max(marginMm, air) }
}

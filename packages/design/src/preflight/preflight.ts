import type { ProductDefinition } from '../definition'
import type { DesignDocument, DesignSurface } from '../document'
import { emptySlots } from '../layouts/edits'
import { itemsOn } from '../records'
import { shownSurfaces } from '../shown-surfaces'
import { geometryOn, type SurfaceGeometry } from '../surfaces'
import type { Shape } from '../text/shape'
import type { Finding } from './finding'
import { photoFindings } from './photo-findings'
import { textFindings } from './text-findings'

/** Places of a layout that print without a photo. */
function emptyPlaces(
  design: Pick<DesignDocument, 'records'>,
  surface: DesignSurface,
  geometry: SurfaceGeometry,
): Finding[] {
  const { length } = emptySlots(design, surface, geometry)
  if (length === 0) return []
  const text = length === 1 ? 'One place of your layout is empty.' : `${length} places of your layout are empty.`
  return [{ kind: 'empty-places', surface: surface.id, item: null, text, remedy: null }]
}

/**
 * What a shopper should see before the order, in print order. A side that is still empty is no finding: it stops the
 * order (shown-surfaces.ts).
 *
 * @param shape text is judged by these letters, so their fonts are loaded first
 */
export function preflight(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  shape: Shape,
): Finding[] {
  return shownSurfaces(definition, design).flatMap((surface) => {
    const geometry = geometryOn(definition, design, surface)
    const world = { definition, design, geometry, shape }
    const ofItems = itemsOn(design, surface).flatMap((item) => {
      if (item.type === 'photo') return photoFindings(world, item)
      return item.type === 'text' ? textFindings(world, item) : []
    })
    return [...emptyPlaces(design, surface, geometry), ...ofItems]
  })
}

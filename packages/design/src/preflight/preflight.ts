import type { ProductDefinition } from '../definition'
import type { DesignDocument } from '../document'
import { itemsOn } from '../records'
import { shownSurfaces } from '../shown-surfaces'
import { geometryOn } from '../surfaces'
import type { Shape } from '../text/shape'
import type { Finding } from './finding'
import { photoFindings } from './photo-findings'
import { textFindings } from './text-findings'

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
    return itemsOn(design, surface).flatMap((item) => {
      if (item.type === 'photo') return photoFindings(world, item)
      return item.type === 'text' ? textFindings(world, item) : []
    })
  })
}

import type { DesignDocument } from '../document/document'
import { surfacesOf } from '../document/records'
import type { ProductDefinition } from '../product/definition'
import { arrangementOf } from './arrangement-of'

/**
 * False where a design says what its product does not sell: other settings than those of its product, copies or options of a surface
 * outside prints by copies, or a size that was typed outside products with free sizes.
 */
export function isAsSold(definition: ProductDefinition, design: Pick<DesignDocument, 'records' | 'settings'>): boolean {
  const { isSoldOn } = arrangementOf(definition)
  if (design.settings?.kind !== definition.settings) return false
  return surfacesOf(design).every(
    (surface) => isSoldOn(surface) && (definition.freeSize !== undefined || surface.size === undefined),
  )
}

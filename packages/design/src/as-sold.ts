import type { ProductDefinition } from './definition'
import type { DesignDocument } from './document'
import { surfacesOf } from './records'

/**
 * False where a surface says what its product does not sell by the surface: copies or options of its own outside prints by
 * copies, or a size that was typed outside products with free sizes.
 */
export const isAsSold = (
  { isByCopies, freeSize }: ProductDefinition,
  design: Pick<DesignDocument, 'records'>,
): boolean =>
  surfacesOf(design).every(
    ({ copies, options, size }) =>
      (isByCopies || (copies === undefined && options === undefined)) && (freeSize !== undefined || size === undefined),
  )

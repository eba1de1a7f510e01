import type { DesignSurface } from '../document/document'
import type { ProductDefinition } from '../product/definition'
import { partOf } from '../product/parts'

/**
 * The numbers of the pages of each surface, from left to right: the bound pages are counted from 1. A cover has none.
 *
 * @param surfaces those that are printed, in print order
 */
export function pageNumbers(
  definition: ProductDefinition,
  options: readonly string[],
  surfaces: readonly Pick<DesignSurface, 'id' | 'part'>[],
): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, readonly number[]>()
  let next = 1
  for (const { id, part } of surfaces) {
    const { fold } = partOf(definition, options, part)
    if (!fold) continue
    const own = fold.at > 0 && fold.at < 1 ? [next, next + 1] : [next]
    numbers.set(id, own)
    next += own.length
  }
  return numbers
}

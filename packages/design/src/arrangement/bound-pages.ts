import type { ProductDefinition } from '../product/definition'
import { partOf } from '../product/parts'
import { pageRows } from './page-rows'

/** The number of pages that are bound with these options: a spread is two, a cover none. 0 for what is no book. */
export function boundPages(definition: ProductDefinition, options: readonly string[]): number {
  const { arrangement } = definition
  if (arrangement.kind !== 'pages') return 0
  return pageRows(arrangement, definition, options).reduce((sum, { part, count }) => {
    const { fold } = partOf(definition, options, part)
    if (!fold) return sum
    return sum + (fold.at > 0 && fold.at < 1 ? 2 * count : count)
  }, 0)
}

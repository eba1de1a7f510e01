import type { DesignDocument } from '../document/document'
import { itemsOn } from '../document/records'
import type { ProductDefinition } from '../product/definition'
import { pageName } from './page-names'
import type { PrintedSurface } from './printed'

/** Why a page of a calendar is none, for the shopper: its days are missing, or it has those of another kind. Null for none. */
export function monthProblem(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records' | 'settings'>,
  surfaces: readonly Pick<PrintedSurface, 'part' | 'surface'>[],
): string | null {
  const found = surfaces.find(({ part, surface }) => {
    const months = itemsOn(design, surface).flatMap((item) => (item.type === 'month' ? item.data.shows : []))
    return part.month !== undefined && (months.length !== 1 || months[0] !== part.month.shows)
  })
  if (!found) return null
  const [lost, back] = found.part.month?.shows === 'days' ? ['days', 'them'] : ['year', 'it']
  const name = pageName(definition, design, found.surface)
  return `${name} has lost its ${lost}. Open your design, and put ${back} back before you order.`
}

import type { PrintedSide } from '@kea/design/arrangement/printed-sides'
import type { ProductDefinition, ProductPart } from '@kea/design/product/definition'

const COUNTS = ['none', 'one', 'two', 'three', 'four']
const countOf = (number: number): string => COUNTS[number] ?? String(number)

/** What several surfaces of a part are called. */
function nounOf({ arrangement }: ProductDefinition, { id, label, fold }: ProductPart): string {
  const names = arrangement.kind === 'pages' ? arrangement.sequence.find(({ part }) => part === id)?.names : undefined
  if (names === 'months' || names === 'cards') return names
  return fold && fold.at > 0 && fold.at < 1 ? 'spreads' : `${label.toLowerCase()}s`
}

/**
 * What a preview shows of a design of pages: `cover and three of its 17 spreads`.
 *
 * @param shown the sides that it shows, the first one large
 * @param all the sides that there are
 */
export function wordsOfPages(
  definition: ProductDefinition,
  [first, ...others]: readonly PrintedSide[],
  all: readonly PrintedSide[],
): string {
  if (!first) return ''
  const part = others[0]?.part ?? first.part
  const label = first.part.label.toLowerCase()
  const total = all.filter((side) => side.part.id === part.id).length
  const some = (count: number) => `${countOf(count)} of its ${total} ${nounOf(definition, part)}`
  if (part.id === first.part.id && total > 1) return some(1 + others.length)
  if (others.length === 0) return label
  if (others.some((side) => side.part.id !== part.id)) return `${label} and ${countOf(others.length)} of its pages`
  return total === 1 ? `${label} and ${part.label.toLowerCase()}` : `${label} and ${some(others.length)}`
}

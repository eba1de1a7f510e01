import type { PagesArrangement, ProductDefinition } from '../product/definition'
import { partsOf } from '../product/parts'

/** The surfaces of one part, one after another. */
export type PageRow = PagesArrangement['sequence'][number]

/** The rows of a product for these options. An option may set the count of a part, or leave the part out. */
export function pageRows(
  { sequence }: PagesArrangement,
  definition: ProductDefinition,
  options: readonly string[],
): PageRow[] {
  const left = new Set(partsOf(definition, options).map(({ id }) => id))
  const counts: Record<string, number> = Object.assign(
    {},
    ...definition.effects.filter(({ option }) => options.includes(option)).map(({ counts: chosen }) => chosen),
  )
  return sequence.filter(({ part }) => left.has(part)).map((row) => ({ ...row, count: counts[row.part] ?? row.count }))
}

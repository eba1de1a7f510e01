import { z } from 'zod'
import { readJson } from '../../read-json'

const orderedBundle = z.object({
  /** The same for all lines of one bundle. */
  uid: z.string(),
  sku: z.string(),
  name: z.string(),
  /** The uid of the chosen value. */
  choice: z.string(),
})

/** The bundle that an ordered line was a part of. */
export type OrderedBundle = z.infer<typeof orderedBundle>

export const readOrderedBundle = (json: string | null): OrderedBundle | null =>
  json === null ? null : readJson(orderedBundle, json)

/** The option of a line that names its bundle. */
export const PART_OF = 'Part of'

interface OrderedUnit<Line> {
  /** Null for a line that is not part of one. */
  bundle: OrderedBundle | null
  lines: Line[]
}

/** Lines that were ordered together: those of one bundle, and every other line alone. */
export function unitsOf<Line extends { bundle: string | null }>(lines: readonly Line[]): OrderedUnit<Line>[] {
  const units = new Map<string, OrderedUnit<Line>>()
  for (const [at, line] of lines.entries()) {
    const bundle = readOrderedBundle(line.bundle)
    const key = bundle?.uid ?? `line ${at}`
    units.set(key, { bundle, lines: [...(units.get(key)?.lines ?? []), line] })
  }
  return [...units.values()]
}

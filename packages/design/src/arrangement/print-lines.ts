import type { DesignDocument, DesignSurface } from '../document/document'
import { itemsOf, optionsOn, surfacesOf } from '../document/records'

type Design = Pick<DesignDocument, 'options' | 'records'>

/** A print of a product by copies: a surface with something on it. */
export interface Print {
  surface: DesignSurface
  copies: number
  /** Uids of all its options. */
  options: readonly string[]
}

/** The prints with the same options. In the cart it is one line. */
export interface PrintLine {
  options: readonly string[]
  /** The copies of all its prints. */
  copies: number
  prints: readonly Print[]
}

export const copiesOf = ({ copies = 1 }: DesignSurface): number => copies

/** The prints in their order. A surface without an item is not printed. */
export function printsOf(design: Design): Print[] {
  const used = new Set(itemsOf(design).map(({ surface }) => surface))
  return surfacesOf(design)
    .filter(({ id }) => used.has(id))
    .map((surface) => ({ surface, copies: copiesOf(surface), options: optionsOn(design, surface) }))
}

/** The prints by their options, in the order of the first print of each. */
export function printLines(design: Design): PrintLine[] {
  const lines = new Map<string, Print[]>()
  for (const print of printsOf(design)) {
    const key = JSON.stringify([...new Set(print.options)].sort())
    lines.set(key, [...(lines.get(key) ?? []), print])
  }
  return [...lines.values()].map((prints) => ({
    options: prints[0]?.options ?? [],
    copies: prints.reduce((sum, { copies }) => sum + copies, 0),
    prints,
  }))
}

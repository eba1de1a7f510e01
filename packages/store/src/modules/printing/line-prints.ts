import type { ProductDefinition } from '@kea/design/definition'
import type { DesignDocument } from '@kea/design/document'
import { applyPatch } from '@kea/design/patch'
import { hasOptions, printLines, removePrints } from '@kea/design/prints'
import type { PrintLine } from './repo'

type Line = Pick<PrintLine, 'optionUids' | 'quantity'>

const ofLine = (design: DesignDocument, { optionUids }: Line) =>
  optionUids && printLines(design).find(({ options }) => hasOptions(options, optionUids))

/** The design with the prints of a line only: those with its options. */
export function onlyLine(definition: ProductDefinition, design: DesignDocument, line: Line): DesignDocument {
  const own = definition.isByCopies && ofLine(design, line)
  if (!own) return design
  const kept = new Set(own.prints.map(({ surface }) => surface.id))
  const others = printLines(design).flatMap(({ prints }) => prints.map(({ surface }) => surface.id))
  const patch = removePrints(
    definition,
    design,
    others.filter((id) => !kept.has(id)),
  )
  return applyPatch(design, patch).document
}

/** How often the file of a line is printed. A print by copies has a page for each copy in the file. */
export function timesPrinted(definition: ProductDefinition, design: DesignDocument, line: Line): number {
  const own = definition.isByCopies && ofLine(design, line)
  return own && own.copies === line.quantity ? 1 : line.quantity
}

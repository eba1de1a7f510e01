import type { ProductDefinition } from './definition'
import type { DesignDocument } from './document'
import { FIRST_ORDER, surfaceId } from './records'
import { listedOrientation, type Orientation } from './surfaces'

interface Start {
  sku: string
  tool: string
  /** Uids of the chosen options, one of each group. */
  options: readonly string[]
  orientation?: Orientation
}

/** An empty design of a product. */
export function newDocument(definition: ProductDefinition, start: Start): DesignDocument {
  const { id: part } = definition.surface
  const id = surfaceId(part)
  const orientation = start.orientation ?? listedOrientation(definition)
  return {
    version: 2,
    sku: start.sku,
    tool: start.tool,
    options: [...start.options],
    records: { [id]: { kind: 'surface', id, part, order: FIRST_ORDER, orientation } },
  }
}

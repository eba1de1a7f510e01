import { generateNKeysBetween } from 'fractional-indexing'
import type { ProductDefinition } from './definition'
import type { DesignDocument, DesignSurface } from './document'
import { surfaceId } from './records'
import { listedOrientation, type Orientation } from './surfaces'

interface Start {
  sku: string
  tool: string
  /** Uids of the chosen options, one of each group. */
  options: readonly string[]
  orientation?: Orientation
}

/** An empty design of a product, with a surface for each part. */
export function newDocument(definition: ProductDefinition, start: Start): DesignDocument {
  const orientation = start.orientation ?? listedOrientation(definition)
  const orders = generateNKeysBetween(null, null, definition.parts.length)
  const surfaces = definition.parts.map(({ id: part }, at): DesignSurface => {
    return { kind: 'surface', id: surfaceId(part), part, order: orders[at] ?? '', orientation }
  })
  return {
    version: 2,
    sku: start.sku,
    tool: start.tool,
    options: [...start.options],
    records: Object.fromEntries(surfaces.map((surface) => [surface.id, surface])),
  }
}

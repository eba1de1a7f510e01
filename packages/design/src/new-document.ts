import type { ProductDefinition } from './definition'
import type { DesignDocument } from './document'
import { listedOrientation, type Orientation } from './surfaces'

interface Start {
  sku: string
  tool: string
  /** Uids of the chosen options, one of each group. */
  options: readonly string[]
  orientation?: Orientation
}

/** An empty design of a product. */
export const newDocument = (definition: ProductDefinition, start: Start): DesignDocument => ({
  version: 1,
  sku: start.sku,
  tool: start.tool,
  options: [...start.options],
  photos: {},
  surfaces: [
    {
      id: definition.surface.id,
      orientation: start.orientation ?? listedOrientation(definition),
      items: [],
    },
  ],
})

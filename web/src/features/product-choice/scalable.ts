import type { ProductDefinition } from '@kea/design/product/definition'
import { sizesOf } from '@kea/design/product/parts'

/** The definition of a product with several sizes that can be drawn to scale; null for any other. */
export const scalable = (definition: ProductDefinition | null): ProductDefinition | null =>
  definition && definition.look !== null && sizesOf(definition).length > 1 ? definition : null

import type { ProductDefinition } from '@kea/design/definition'
import type { OptionGroup } from '@kea/design/options'
import type { PriceRow } from '@kea/shared/pricing'

/** The product data that the design tool needs. */
export interface EditorProduct {
  sku: string
  name: string
  tool: string
  definition: ProductDefinition
  groups: readonly OptionGroup[]
  prices: readonly PriceRow[]
}

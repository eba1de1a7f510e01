import type { DesignDocument } from '@kea/design/document/document'
import type { ProductDefinition } from '@kea/design/product/definition'
import type { PriceRow } from '@kea/shared/pricing'
import type { ProductOption } from '@kea/shared/product-options'

/** The product data that the design tool needs. */
export interface EditorProduct {
  sku: string
  name: string
  tool: string
  definition: ProductDefinition
  options: readonly ProductOption[]
  prices: readonly PriceRow[]
  /** The ready-made design that a new one begins as, for each size. */
  template?: { sku: string; designs: readonly DesignDocument[] }
  /** Of a sign that is ordered and paid, whose words are changed: the most letters that are paid. */
  ordered?: { letters: number }
  /** A part of a bundle in the cart, which has one price and one quantity. */
  isPart?: true
}

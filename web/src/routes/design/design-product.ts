import { readDefinition } from '@kea/design/product/read-definition'
import { toProduct } from '@kea/shared/page/to-product'
import { DesignProductDocument } from '~/api/__generated__/documents/DesignProduct'
import type { DesignProductQuery } from '~/api/__generated__/types'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'
import type { EditorProduct } from '~/editor/model/product'

export interface DesignProduct {
  product: EditorProduct
  /** Slug of the product's page. */
  slug: string
}

/** Converts the product for the editor; null for an unknown product or one without a design tool. */
export function toDesignProduct({ products }: DesignProductQuery): DesignProduct | null {
  const item = products?.items?.[0]
  if (!item) return null
  const { sku, name, tool, definition, options, prices, inStock } = toProduct(item)
  const read = tool && inStock ? readDefinition(definition) : null
  if (!tool || !read) return null
  return { product: { sku, name, tool, definition: read, options, prices }, slug: item.url_key ?? '' }
}

export const designProductQuery = (sku: string) => ({
  ...gqlQuery(DesignProductDocument, { sku }, toDesignProduct, STALE.designed),
  // A price may have changed while the device was offline.
  refetchOnReconnect: 'always' as const,
})

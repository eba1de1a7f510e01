import { readDefinition } from '@kea/design/product/read-definition'
import { toProduct } from '@kea/shared/page/to-product'
import { queryOptions } from '@tanstack/react-query'
import { DesignProductDocument } from '~/api/__generated__/documents/DesignProduct'
import type { DesignProductQuery } from '~/api/__generated__/types'
import { operationName } from '~/api/query'
import { STALE } from '~/api/query-client'
import type { EditorProduct } from '~/editor/model/product'
import { answerOrKept } from './answer-or-kept'

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

/**
 * The product from the shop. Without a connection it is what the device has of it, since the tool was open here before; the
 * cart takes no price of it.
 */
const loadProduct = async (sku: string, signal: AbortSignal): Promise<DesignProduct | null> =>
  toDesignProduct(
    await answerOrKept(sku, DesignProductDocument, { sku }, (data) => toDesignProduct(data) !== null, signal),
  )

export const designProductQuery = (sku: string) =>
  queryOptions({
    queryKey: [operationName(DesignProductDocument), { sku }] as const,
    queryFn: ({ signal }) => loadProduct(sku, signal),
    staleTime: STALE.designed,
    // The first try is made without a connection too.
    networkMode: 'offlineFirst',
    // A price may have changed while the device was offline.
    refetchOnReconnect: 'always',
  })

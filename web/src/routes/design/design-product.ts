import { type ProductDefinition, productDefinition } from '@kea/design/definition'
import { toProduct } from '@kea/shared/page/to-product'
import { DesignProductDocument, type DesignProductQuery } from '~/api/__generated__/graphql'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'
import type { EditorProduct } from '~/editor/model/product'

/** What a tool designs when its address names no product. */
const FIRST_SKU: Record<string, string> = {
  uploadchoice: 'canvas-print',
  'uploadchoice-new': 'canvas-print',
  'photoprints-tool': 'photo-print',
  'photomug-tool': 'photo-mug',
}

export const firstSkuOf = (tool: string): string => FIRST_SKU[tool] ?? ''

export interface DesignProduct {
  product: EditorProduct
  /** Slug of the page that sells it. */
  slug: string
}

function readDefinition(json: string): ProductDefinition | null {
  try {
    const parsed = productDefinition.safeParse(JSON.parse(json))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** The product in the editor's words; null for what is unknown or cannot be designed. */
export function toDesignProduct({ products }: DesignProductQuery): DesignProduct | null {
  const item = products?.items?.[0]
  if (!item) return null
  const { sku, name, tool, definition, options, prices, inStock } = toProduct(item)
  const read = tool && inStock ? readDefinition(definition) : null
  if (!tool || !read) return null
  const groups = options.map(({ choices, ...option }) => ({ ...option, values: choices }))
  return { product: { sku, name, tool, definition: read, groups, prices }, slug: item.url_key ?? '' }
}

export const designProductQuery = (sku: string) =>
  gqlQuery(DesignProductDocument, { sku }, toDesignProduct, STALE.designed)

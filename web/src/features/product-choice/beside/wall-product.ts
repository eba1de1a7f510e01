import type { ProductDefinition } from '@kea/design/product/definition'
import { type SizeRow, sizesOf } from '@kea/design/product/parts'
import { readDefinition } from '@kea/design/product/read-definition'
import type { Product } from '@kea/shared/page/product'
import { toProduct } from '@kea/shared/page/to-product'
import { chooseOption, type ProductOption } from '@kea/shared/product-options'
import { WallProductsDocument } from '~/api/__generated__/documents/WallProducts'
import type { WallProductsQuery } from '~/api/__generated__/types'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'
import { scalable } from '../scalable'
import { areForTable } from '../table-scale'
import { sizeLabel } from '../wall/wall-scale'

/** A product with sizes for a wall. */
export interface WallProduct {
  sku: string
  name: string
  definition: ProductDefinition
  options: readonly ProductOption[]
  sizes: readonly SizeRow[]
}

/** Null for a product that hangs on no wall, or in any size that a shopper types. */
export function toWallProduct(
  { sku, name, options }: Pick<Product, 'sku' | 'name' | 'options'>,
  definition: ProductDefinition | null,
): WallProduct | null {
  if (!definition || definition.freeSize) return null
  const sizes = sizesOf(definition)
  return areForTable(sizes) ? null : { sku, name, definition, options, sizes }
}

/** Kinds of products among which some hang on a wall. */
const KINDS = ['wall-art', 'prints-books']

const toWallProducts = ({ products }: WallProductsQuery): WallProduct[] =>
  (products?.items ?? []).flatMap((item) => {
    if (!item) return []
    const product = toProduct(item)
    return toWallProduct(product, scalable(readDefinition(product.definition))) ?? []
  })

/** All products with sizes for a wall, in the shop's order. Asked for once a shopper compares. */
export const wallProductsQuery = gqlQuery(WallProductsDocument, { kinds: KINDS }, toWallProducts, STALE.page)

/** Its options with this size: those of `chosen` where it has them, else the first ones. */
export const withSize = ({ options }: WallProduct, chosen: readonly string[], { optionUid }: SizeRow): string[] =>
  chooseOption(options, chosen, optionUid)

/** "60 × 90 cm", "A2, 42 × 59.4 cm". */
export function sizeTitle({ options }: WallProduct, size: SizeRow): string {
  const title = options.flatMap(({ choices }) => choices).find(({ uid }) => uid === size.optionUid)?.title ?? ''
  return title.includes('×') ? title : [title, sizeLabel(size)].filter(Boolean).join(', ')
}

const areaOf = ({ widthMm, heightMm }: SizeRow): number => widthMm * heightMm
const longSideOf = ({ widthMm, heightMm }: SizeRow): number => Math.max(widthMm, heightMm)

/**
 * The size that is compared at first: of the same product the next longer one, of its longest the next shorter one; of
 * another product the nearest.
 */
export function firstBeside({ sizes }: WallProduct, size: SizeRow): SizeRow | undefined {
  const distance = (other: SizeRow) => Math.abs(areaOf(other) - areaOf(size))
  if (!sizes.some(({ optionUid }) => optionUid === size.optionUid)) {
    return sizes.toSorted((a, b) => distance(a) - distance(b))[0]
  }
  const own = longSideOf(size)
  const byLength = sizes.toSorted((a, b) => longSideOf(a) - longSideOf(b) || areaOf(a) - areaOf(b))
  return byLength.find((other) => longSideOf(other) > own) ?? byLength.findLast((other) => longSideOf(other) < own)
}

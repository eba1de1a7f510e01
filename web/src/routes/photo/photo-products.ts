import type { ProductDefinition } from '@kea/design/product/definition'
import { readDefinition } from '@kea/design/product/read-definition'
import { type Card, toCard } from '@kea/shared/page/card'
import type { Settings } from '@kea/shared/page/settings'
import { toProduct } from '@kea/shared/page/to-product'
import { parsePicture } from '@kea/shared/picture'
import type { ProductOption } from '@kea/shared/product-options'
import { isToolRoute, routeOf, toolPath } from '@kea/shared/routes'
import { PhotoProductsDocument } from '~/api/__generated__/documents/PhotoProducts'
import type { PhotoProductsQuery } from '~/api/__generated__/types'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'

/** What the print quality depends on. */
export interface PrintFacts {
  definition: ProductDefinition
  options: readonly ProductOption[]
}

export interface PhotoProduct extends Card {
  /** Path of the design tool; null for a product that cannot be designed yet. */
  tool: string | null
  /** Null for a product without a design definition. */
  print: PrintFacts | null
}

type Item = NonNullable<NonNullable<NonNullable<PhotoProductsQuery['products']>['items']>[number]>

function toPhotoProduct(item: Item, picture: string): PhotoProduct {
  const { sku, tool, definition, inStock, options, pictures } = toProduct(item)
  const read = readDefinition(definition)
  const path = tool === null ? null : toolPath(tool)
  const route = path === null ? null : routeOf(path)
  const opens = read !== null && inStock && route?.built === true && isToolRoute(route)
  const shown = pictures.find(({ url }) => parsePicture(url)?.base.includes(`/${picture}.`))
  const card = toCard(item)
  return {
    ...card,
    picture: shown?.url ?? card.picture,
    tool: tool !== null && opens ? toolPath(tool, { sku }) : null,
    print: read && { definition: read, options },
  }
}

/** Products, each with a picture whose prints a browser can draw. */
const shownOf = ({ photoProducts }: Pick<Settings, 'photoProducts'>) =>
  photoProducts.map((entry) => {
    const [sku = '', picture = ''] = entry.split(':')
    return { sku, picture }
  })

type Shown = ReturnType<typeof shownOf>

/** The products in order. Those that are no longer sold are missing. */
export function toPhotoProducts(shown: Shown, { products }: PhotoProductsQuery): PhotoProduct[] {
  const items = products?.items ?? []
  return shown.flatMap(({ sku, picture }) => {
    const item = items.find((entry) => entry?.sku === sku)
    return item ? [toPhotoProduct(item, picture)] : []
  })
}

export function photoProductsQuery(settings: Pick<Settings, 'photoProducts'>) {
  const shown = shownOf(settings)
  const skus = shown.map(({ sku }) => sku)
  return gqlQuery(PhotoProductsDocument, { skus }, (data) => toPhotoProducts(shown, data), STALE.page)
}

/** The products that another page asks for by their skus, separated by commas; all of them without a known one. */
export function onlyOf(products: readonly PhotoProduct[], asked: string | null): readonly PhotoProduct[] {
  const skus = (asked ?? '').split(',')
  const found = products.filter(({ sku }) => skus.includes(sku))
  return found.length === 0 ? products : found
}

import { type Cents, toCents } from '@kea/shared/money'
import { productPath } from '@kea/shared/page/product-path'
import { queryOptions } from '@tanstack/react-query'
import { ProductCardsDocument, type ProductCardsQuery, RelatedProductsDocument } from '~/api/__generated__/graphql'
import { callShop } from '~/api/query'
import { STALE } from '~/api/query-client'

/** The catalogue data of a card. The price is the current lowest price for one piece. */
export interface Card {
  sku: string
  name: string
  path: string
  picture: string
  alt: string
  cents: Cents | null
  /** The price without the offer; null without an offer. */
  regularCents: Cents | null
  inStock: boolean
}

type Answer = NonNullable<NonNullable<NonNullable<ProductCardsQuery['products']>['items']>[number]>

export function toCard(product: Answer): Card {
  const { regular_price, final_price } = product.price_range.minimum_price
  const cents = toCents(final_price.value ?? 0)
  const regular = toCents(regular_price.value ?? 0)
  return {
    sku: product.sku ?? '',
    name: product.name ?? '',
    path: productPath(product),
    picture: product.small_image?.url ?? '',
    alt: product.small_image?.label ?? '',
    cents: cents > 0 ? cents : null,
    regularCents: regular > cents && cents > 0 ? regular : null,
    inStock: product.stock_status !== 'OUT_OF_STOCK',
  }
}

/** Cards of products by sku. The order is undefined, and products that are no longer sold are missing. */
export const cardsQuery = (skus: readonly string[]) =>
  queryOptions({
    queryKey: ['ProductCards', skus] as const,
    queryFn: async ({ signal }): Promise<Card[]> => {
      const { products } = await callShop(ProductCardsDocument, { skus: [...skus] }, signal)
      return (products?.items ?? []).filter((product) => product !== null).map(toCard)
    },
    staleTime: STALE.page,
    enabled: skus.length > 0,
  })

/** Skus of related products. */
export const relatedQuery = (sku: string) =>
  queryOptions({
    queryKey: ['RelatedProducts', sku] as const,
    queryFn: async ({ signal }): Promise<string[]> => {
      const { products } = await callShop(RelatedProductsDocument, { sku }, signal)
      return (products?.items?.[0]?.related_products ?? []).flatMap((product) => product?.sku ?? [])
    },
    staleTime: STALE.page,
  })

/** The discount in whole percent; null without an offer. */
export const percentOff = ({ cents, regularCents }: Pick<Card, 'cents' | 'regularCents'>): number | null =>
  cents !== null && regularCents !== null && regularCents > cents
    ? Math.round(((regularCents - cents) / regularCents) * 100)
    : null

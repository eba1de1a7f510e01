import { type Cents, toCents } from '@kea/shared/money'
import { queryOptions } from '@tanstack/react-query'
import { ProductCardsDocument, type ProductCardsQuery, RelatedProductsDocument } from '~/api/__generated__/graphql'
import { callShop } from '~/api/query'
import { STALE } from '~/api/query-client'
import { productPath } from '~/lib/product-path'

/** A product as a card shows it: at the price of one piece of its cheapest kind, now. */
export interface Card {
  sku: string
  name: string
  path: string
  picture: string
  alt: string
  cents: Cents | null
  /** Without the offer; null where none runs. */
  regularCents: Cents | null
  inStock: boolean
}

type Answer = NonNullable<NonNullable<NonNullable<ProductCardsQuery['products']>['items']>[number]>

function toCard(product: Answer): Card {
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

/** Cards by sku, in any order; what is no longer sold is not among them. */
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

/** Skus of what goes with a product. */
export const relatedQuery = (sku: string) =>
  queryOptions({
    queryKey: ['RelatedProducts', sku] as const,
    queryFn: async ({ signal }): Promise<string[]> => {
      const { products } = await callShop(RelatedProductsDocument, { sku }, signal)
      return (products?.items?.[0]?.related_products ?? []).flatMap((product) => product?.sku ?? [])
    },
    staleTime: STALE.page,
  })

/** How much lower the price is, in whole percent; null without an offer. */
export const percentOff = ({ cents, regularCents }: Pick<Card, 'cents' | 'regularCents'>): number | null =>
  cents !== null && regularCents !== null && regularCents > cents
    ? Math.round(((regularCents - cents) / regularCents) * 100)
    : null

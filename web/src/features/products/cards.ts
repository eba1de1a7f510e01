import { type Card, toCard } from '@kea/shared/page/card'
import { queryOptions } from '@tanstack/react-query'
import { ProductCardsDocument } from '~/api/__generated__/documents/ProductCards'
import { RelatedProductsDocument } from '~/api/__generated__/documents/RelatedProducts'
import { callShop } from '~/api/query'
import { STALE } from '~/api/query-client'

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

import type { ReviewForm } from '@kea/shared/schemas/review'
import { CreateReviewDocument } from '~/api/__generated__/documents/CreateReview'
import { ProductsByNameDocument } from '~/api/__generated__/documents/ProductsByName'
import { RatingChoicesDocument } from '~/api/__generated__/documents/RatingChoices'
import { ReviewedProductDocument } from '~/api/__generated__/documents/ReviewedProduct'
import type { RatingChoicesQuery } from '~/api/__generated__/types'
import { callShop, gqlQuery, sendForm } from '~/api/query'
import { STALE } from '~/api/query-client'

/** The product of a review. */
export interface Reviewed {
  sku: string
  name: string
}

type Items = readonly ({ sku?: string | null; name?: string | null } | null)[] | null | undefined

const toReviewed = (items: Items): Reviewed[] =>
  (items ?? []).flatMap((item) => (item?.sku && item.name ? [{ sku: item.sku, name: item.name }] : []))

/** The product by SKU; null for an unknown one. */
export const reviewedQuery = (sku: string) =>
  gqlQuery(ReviewedProductDocument, { sku }, ({ products }) => toReviewed(products?.items)[0] ?? null, STALE.page)

export const productsByNameQuery = (text: string) =>
  gqlQuery(ProductsByNameDocument, { text }, ({ products }) => toReviewed(products?.items), STALE.page)

type Ratings = RatingChoicesQuery['productReviewRatingsMetadata']['items']

/** The same number of stars for every rating of the backend. */
export const ratingsOf = (items: Ratings, stars: number) =>
  items.flatMap((item) => {
    const value = item?.values.find((entry) => entry?.value === String(stars))
    return item && value ? [{ id: item.id, value_id: value.value_id }] : []
  })

/** Sends a review. An order token makes it a verified one. */
export async function sendReview(
  { stars, photos, ...fields }: ReviewForm,
  about: { sku: string; orderToken: string | null },
  captcha: string,
): Promise<true> {
  const { productReviewRatingsMetadata } = await callShop(RatingChoicesDocument, {})
  const input = {
    ...fields,
    sku: about.sku,
    ratings: ratingsOf(productReviewRatingsMetadata.items, stars),
    ...(photos.length > 0 && { photo_uids: photos }),
    ...(about.orderToken !== null && { order_token: about.orderToken }),
  }
  await sendForm(CreateReviewDocument, { input }, captcha)
  return true
}

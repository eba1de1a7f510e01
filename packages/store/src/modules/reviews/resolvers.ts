import { reviewForm } from '@kea/shared/schemas/review'
import type { Resolvers } from '../../__generated__/resolvers'
import type { CreateProductReviewInput, ProductReview, ProductReviews, SimpleProduct } from '../../__generated__/types'
import { fromUid, toUid } from '../../identity'
import { textList } from '../../json-columns'
import { toPageInfo } from '../../paging'
import { readForm } from '../../read-form'
import { readJson } from '../../read-json'
import type { Services } from '../../services'
import { toProductAnswer } from '../catalogue/product-answer'
import type { ReviewRow } from './repo'
import type { ReviewList } from './service'

/** Magento's scale: five stars are 100. */
const toSummary = (average: number): number => Math.round(average * 20 * 100) / 100

const toReview = (review: ReviewRow, product: SimpleProduct): ProductReview => ({
  product,
  average_rating: toSummary(review.rating),
  summary: review.title,
  text: review.text,
  nickname: review.nickname,
  created_at: review.created_at,
  ratings_breakdown: [{ name: 'Rating', value: String(review.rating) }],
  is_verified: review.order_id !== null,
  is_sample: review.is_sample === 1,
  // The field resolver turns them into links.
  photos: readJson(textList, review.photos),
})

const RATING_ID = toUid(1)

/** The chosen number of stars; null for an unknown rating. */
function starsOf(ratings: CreateProductReviewInput['ratings']): number | null {
  const chosen = ratings.find(({ id }) => id === RATING_ID)
  return chosen ? Number(fromUid(chosen.value_id)) : null
}

const toAnswer = (
  { reviews, total, figures, paging }: ReviewList,
  productOf: (sku: string) => SimpleProduct | undefined,
): ProductReviews => ({
  items: reviews.flatMap((review) => {
    const product = productOf(review.sku)
    return product ? [toReview(review, product)] : []
  }),
  page_info: toPageInfo(paging, total),
  star_counts: figures.byStars.map((count, at) => ({ stars: at + 1, count })).reverse(),
})

/** A list of reviews of several products. */
async function withProducts(list: ReviewList, { catalogue }: Services): Promise<ProductReviews> {
  const products = await catalogue.bySku([...new Set(list.reviews.map(({ sku }) => sku))])
  const answers = new Map(products.map((product) => [product.sku, toProductAnswer(product)]))
  return toAnswer(list, (sku) => answers.get(sku))
}

/** What simple products and bundles have. */
const ofProducts: Resolvers['SimpleProduct'] & Resolvers['BundleProduct'] = {
  rating_summary: async ({ sku }, _, { services }) => toSummary((await services.reviews.figuresOf(sku ?? '')).average),
  review_count: async ({ sku }, _, { services }) => (await services.reviews.figuresOf(sku ?? '')).count,
  reviews: async (product, paging, { services }) =>
    toAnswer(await services.reviews.list(product.sku ?? '', paging), () => product as SimpleProduct),
}

export const reviewsResolvers: Resolvers = {
  Query: {
    productReviewRatingsMetadata: () => ({
      items: [
        {
          id: RATING_ID,
          name: 'Rating',
          values: [1, 2, 3, 4, 5].map((stars) => ({ value_id: toUid(stars), value: String(stars) })),
        },
      ],
    }),
    shopReviews: async (_, { stars, ...paging }, { services }) =>
      withProducts(await services.reviews.listAll(paging, stars ?? null), services),
  },
  Mutation: {
    createProductReview: async (_, { input }, { services }) => {
      const { sku, ratings, photo_uids, order_token, ...fields } = input
      const form = readForm(reviewForm, { ...fields, stars: starsOf(ratings), photos: photo_uids ?? [] })
      await services.captcha.require()
      const { review, product } = await services.reviewWriter.write({ sku, orderToken: order_token || null, form })
      return { review: toReview(review, toProductAnswer(product)) }
    },
  },
  Customer: {
    // The customer in an answer is always the caller. A registration has no id and no reviews yet.
    reviews: async ({ id }, paging, { services }) =>
      id
        ? withProducts(await services.reviews.ofCustomer(id, paging), services)
        : { items: [], page_info: toPageInfo(paging, 0), star_counts: [] },
  },
  ProductReview: {
    photos: async ({ photos = [] }, _, { services }) =>
      (await Promise.all(photos.map((uid) => services.links.linkTo(uid)))).filter((link) => link !== null),
  },
  SimpleProduct: ofProducts,
  BundleProduct: ofProducts,
}

import type { Resolvers } from '../../__generated__/resolvers'

/** Magento's scale: five stars are 100. */
const toSummary = (average: number): number => Math.round(average * 20 * 100) / 100

export const reviewsResolvers: Resolvers = {
  SimpleProduct: {
    rating_summary: async ({ sku }, _, { services }) =>
      toSummary((await services.reviews.figuresOf(sku ?? '')).average),
    review_count: async ({ sku }, _, { services }) => (await services.reviews.figuresOf(sku ?? '')).count,
  },
}

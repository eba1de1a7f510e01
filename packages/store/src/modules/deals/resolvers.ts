import type { Resolvers } from '../../__generated__/resolvers'

export const dealsResolvers: Resolvers = {
  Query: {
    weeklyDeals: async (_, __, { services }) =>
      (await services.deals.shown()).map(({ sku, percent, from_at, to_at }) => ({
        sku,
        percent,
        from_date: from_at,
        to_date: to_at,
      })),
  },
}

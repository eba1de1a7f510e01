import type { Resolvers } from '../../__generated__/resolvers'
import { toProductAnswer } from '../catalogue/product-answer'
import { dateOfDay } from './answers'

/** Products of one answer at most; a shopper who sees more has not been helped. */
const SHOWN_MAX = 60

const dateOrNull = (day: number | null): string | null => (day === null ? null : dateOfDay(day))

export const giftFinderResolvers: Resolvers = {
  Query: {
    giftFinder: async (_, { answers: asked, pageSize }, { services }) => {
      const limit = Math.min(Math.max(pageSize, 1), SHOWN_MAX)
      const { answers, questions, gifts, shown, late, looser } = await services.giftFinder.find(asked ?? null, limit)
      return {
        answers: { ...answers, by: dateOrNull(answers.by) },
        questions,
        items: shown.map(({ product, orderBy, isExpress }) => ({
          product: toProductAnswer(product),
          order_by: dateOrNull(orderBy),
          is_express: isExpress,
        })),
        skus: gifts.map(({ sku }) => sku),
        late_count: late,
        looser,
      }
    },
  },
}

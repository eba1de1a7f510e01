import DataLoader from 'dataloader'
import type { Paging } from '../../paging'
import { toSlice, within } from '../../paging'
import type { RatingFigures, ReviewRow, ReviewsAsked, ReviewsRepo } from './repo'

export interface ReviewList {
  reviews: ReviewRow[]
  total: number
  paging: Paging
}

export function createReviewsService({ repo }: { repo: ReviewsRepo }) {
  const figures = new DataLoader<string, RatingFigures>((skus) => repo.figures(skus))
  const lists = new DataLoader<ReviewsAsked, ReviewRow[], string>((asked) => repo.newest(asked), {
    cacheKeyFn: ({ sku, limit, offset }) => JSON.stringify([sku, limit, offset]),
  })
  return {
    siteFigures: () => repo.siteFigures(),

    /** All products of one answer are asked for in one statement. */
    figuresOf: (sku: string) => figures.load(sku),

    /** A part of a product's reviews, the newest first. */
    async list(sku: string, asked: Paging): Promise<ReviewList> {
      const paging = within(asked)
      const [reviews, { count }] = await Promise.all([lists.load({ sku, ...toSlice(paging) }), figures.load(sku)])
      return { reviews, total: count, paging }
    },

    /** A part of all reviews, the newest first. */
    async listAll(asked: Paging): Promise<ReviewList> {
      const paging = within(asked)
      const { limit, offset } = toSlice(paging)
      return { ...(await repo.newestOfAll(limit, offset)), paging }
    },
  }
}

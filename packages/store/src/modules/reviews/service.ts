import DataLoader from 'dataloader'
import type { Paging } from '../../paging'
import { pageCount, toSlice, within } from '../../paging'
import type { RatingFigures, ReviewRow, ReviewsAsked, ReviewsRepo } from './repo'

export interface ReviewList {
  reviews: ReviewRow[]
  total: number
  figures: RatingFigures
  paging: Paging
}

export function createReviewsService({ repo }: { repo: ReviewsRepo }) {
  const figures = new DataLoader<string, RatingFigures>((skus) => repo.figures(skus))
  const lists = new DataLoader<ReviewsAsked, ReviewRow[], string>((asked) => repo.newest(asked), {
    cacheKeyFn: ({ sku, limit, offset }) => JSON.stringify([sku, limit, offset]),
  })
  let siteCounted: Promise<RatingFigures> | undefined
  // One document may read the list and the settings.
  const siteFigures = (): Promise<RatingFigures> => {
    siteCounted ??= repo.siteFigures()
    return siteCounted
  }
  return {
    siteFigures,

    /** All products of one answer are read in one statement. */
    figuresOf: (sku: string) => figures.load(sku),

    /** A page of a product's reviews, the newest first. */
    async list(sku: string, asked: Paging): Promise<ReviewList> {
      const paging = within(asked)
      const [reviews, all] = await Promise.all([lists.load({ sku, ...toSlice(paging) }), figures.load(sku)])
      return { reviews, total: all.count, figures: all, paging }
    },

    /** A page of what a customer has written, the newest first. The caller is that customer. */
    async ofCustomer(id: number, asked: Paging): Promise<ReviewList> {
      const paging = within(asked)
      const [reviews, figures] = await Promise.all([repo.ofCustomer(id, toSlice(paging)), repo.ratingsOfCustomer(id)])
      return { reviews, total: figures.count, figures, paging }
    },

    /** A page of all reviews, or of those with this many stars, the newest first. */
    async listAll(asked: Paging, stars: number | null): Promise<ReviewList> {
      const paging = within(asked)
      const { limit, offset } = toSlice(paging)
      const figures = await siteFigures()
      const total = stars === null ? figures.count : (figures.byStars[stars - 1] ?? 0)
      // Refuses a page beyond the last before it is read.
      pageCount(paging, total)
      const reviews = total === 0 ? [] : await repo.newestOfAll(limit, offset, stars)
      return { reviews, total, figures, paging }
    },
  }
}

export type ReviewsService = ReturnType<typeof createReviewsService>

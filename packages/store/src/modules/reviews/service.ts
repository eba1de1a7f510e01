import DataLoader from 'dataloader'
import type { RatingFigures, ReviewsRepo } from './repo'

export function createReviewsService({ repo }: { repo: ReviewsRepo }) {
  const loader = new DataLoader<string, RatingFigures>((skus) => repo.figures(skus))
  return {
    siteFigures: () => repo.siteFigures(),

    /** All products of one answer are asked for in one statement. */
    figuresOf: (sku: string) => loader.load(sku),
  }
}

import { routes } from '../routes'
import type { Product } from './product'
import type { Settings } from './settings'

export const BEST_RATING = 5
/** A product's own figures count from more reviews than this. */
const OWN_FROM = 500

export interface Rating {
  /** Out of 5, one decimal. */
  average: number
  count: number
}

function rounded({ average, count }: Rating): Rating | null {
  const whole = Number.isSafeInteger(count) && count > 0
  return whole && average > 0 && average <= BEST_RATING ? { average: Math.round(average * 10) / 10, count } : null
}

/** The product's own figures, if it has enough reviews. Structured data may only contain these. */
export const ownRating = (product: Pick<Product, 'rating'>): Rating | null =>
  product.rating.count > OWN_FROM ? rounded(product.rating) : null

/** The rating of the whole shop, and the path of its reviews. */
export interface ShopperReviews {
  average: number
  reviewCount: number
  /** Path of the page that lists them. */
  reviewLink: string
}

/** Null without reviews. */
export function shopperReviews({ rating }: Pick<Settings, 'rating'>): ShopperReviews | null {
  const figures = rounded(rating)
  return (
    figures && {
      average: figures.average,
      reviewCount: figures.count,
      reviewLink: routes.page({ slug: 'reviews' }),
    }
  )
}

/** The figures to show: the product's own, else those of the whole shop; null without reviews. */
export const shownRating = (product: Pick<Product, 'rating'>, settings: Settings): Rating | null =>
  ownRating(product) ?? rounded(settings.rating)

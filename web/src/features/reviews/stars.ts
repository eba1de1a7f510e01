import { BEST_RATING, type Rating } from '@kea/shared/page/rating'

/** Width of the filled part of a star bar, in percent. */
export const starWidth = (average: number): number =>
  Math.round((Math.min(Math.max(average, 0), BEST_RATING) / BEST_RATING) * 1000) / 10

export const ratingText = ({ average, count }: Rating): string => `${average}/${BEST_RATING} out of ${count} reviews`

/** Label of a star filter; null for all stars. */
export const starsLabel = (stars: number | null): string =>
  stars === null ? 'All' : `${stars} ${stars === 1 ? 'star' : 'stars'}`

/** The filter and page of a list of reviews, as read from the address. */
export interface ReviewChoice {
  /** Null for all stars. */
  stars: number | null
  page: number
}

/** Invalid parameters are ignored. */
export function readChoice(search: URLSearchParams): ReviewChoice {
  const stars = /^[1-5]$/.test(search.get('stars') ?? '') ? Number(search.get('stars')) : null
  const page = /^[1-9]\d{0,4}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  return { stars, page }
}

export function searchOf({ stars, page }: ReviewChoice): string {
  const search = new URLSearchParams()
  if (stars !== null) search.set('stars', String(stars))
  if (page > 1) search.set('page', String(page))
  return `?${search}`
}

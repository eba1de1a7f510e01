import { BEST_RATING, type Rating } from '@kea/shared/page/rating'

/** Width of the filled part of a bar of stars, in percent. */
export const starWidth = (average: number): number =>
  Math.round((Math.min(Math.max(average, 0), BEST_RATING) / BEST_RATING) * 1000) / 10

export const ratingText = ({ average, count }: Rating): string => `${average}/${BEST_RATING} out of ${count} reviews`

/** A number of stars in words; null is any. */
export const starsLabel = (stars: number | null): string =>
  stars === null ? 'All' : `${stars} ${stars === 1 ? 'star' : 'stars'}`

/** Which reviews an address asks for. */
export interface ReviewChoice {
  /** Null is any number of them. */
  stars: number | null
  page: number
}

/** What makes no sense counts as not said. */
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

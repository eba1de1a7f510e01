import { BEST_RATING, type Rating } from '@kea/shared/page/rating'

/** Width of the filled part of a bar of stars, in percent. */
export const starWidth = (average: number): number =>
  Math.round((Math.min(Math.max(average, 0), BEST_RATING) / BEST_RATING) * 1000) / 10

export const ratingText = ({ average, count }: Rating): string => `${average}/${BEST_RATING} out of ${count} reviews`

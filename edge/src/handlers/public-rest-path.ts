import { PRODUCT_REVIEWS, REVIEW_SUMMARY } from '@kea/shared/constants/rest'

/** True for a path below the REST base whose answer is the same for everybody. No other path is passed on. */
export const isPublicRestPath = (path: string): boolean => REVIEW_SUMMARY.test(path) || PRODUCT_REVIEWS.test(path)

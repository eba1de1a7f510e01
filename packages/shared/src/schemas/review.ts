import { z } from 'zod'
import { email, requiredLongText, requiredText, uploads } from './fields'
import './zod-without-eval'

export const REVIEW_PHOTOS_MAX = 4

const STARS_MESSAGE = 'Please choose from one to five stars.'

/** A product review. */
export const reviewForm = z.object({
  stars: z.number(STARS_MESSAGE).int(STARS_MESSAGE).min(1, STARS_MESSAGE).max(5, STARS_MESSAGE),
  summary: requiredText(100),
  text: requiredLongText(2000),
  nickname: requiredText(50),
  photos: uploads('photos').max(REVIEW_PHOTOS_MAX, `Please send no more than ${REVIEW_PHOTOS_MAX} photos.`),
})
export type ReviewForm = z.infer<typeof reviewForm>

/** A question about the product or content of a page. */
export const questionForm = z.object({
  question: requiredLongText(600),
  name: requiredText(50),
  email,
})
export type QuestionForm = z.infer<typeof questionForm>

/** Anchors of parts that banners and other pages lead to. */
export const QUESTIONS_ANCHOR = 'questions'
export const REVIEWS_ANCHOR = 'reviews'

/** Limits of one document, far above the largest product. */
export const PHOTOS_MAX = 800
export const SURFACES_MAX = 400
export const ITEMS_MAX = 2000
/** Each placed photo has one at most; a few of earlier looks may be left. */
export const DERIVED_MAX = 2000
/** Own dates of a calendar, and the letters of one of them. */
export const DATES_MAX = 400
export const DATE_LETTERS_MAX = 40

/** Limits of one document, far above the largest product. */
export const PHOTOS_MAX = 400
export const SURFACES_MAX = 400
export const ITEMS_MAX = 1000

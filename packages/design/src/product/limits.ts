/** Limits of one document, far above the largest product. */
export const PHOTOS_MAX = 800
export const SURFACES_MAX = 400
export const ITEMS_MAX = 2000
/** Each placed photo has one at most; a few of earlier looks may be left. */
export const DERIVED_MAX = 2000

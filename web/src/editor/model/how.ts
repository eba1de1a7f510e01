/**
 * What becomes of a photo: on the print in place of another, on it beside others, only in the design, in a place of its
 * own, such as one more print or the next empty page, or in the design to be filled into the pages with the others.
 */
export type How = 'replace' | 'add' | 'tray' | 'place' | 'fill'

/**
 * What becomes of a photo: on the print in place of another, on it beside others, only in the design, or in a place of its
 * own, such as one more print or the next empty page.
 */
export type How = 'replace' | 'add' | 'tray' | 'place'

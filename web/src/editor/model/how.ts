/**
 * What becomes of a photo: on the print in place of another, on it beside others, only in the design, or a print of its
 * own.
 */
export type How = 'replace' | 'add' | 'tray' | 'print'

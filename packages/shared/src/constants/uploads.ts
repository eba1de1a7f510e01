/** Limits of an uploaded photo; the browser checks them before the first byte goes, the store checks them again. */
export const UPLOAD = {
  partBytes: 8 * 1024 * 1024,
  maxBytes: 100_000_000,
  maxSidePx: 16_384,
  maxPixels: 120_000_000,
  minSidePx: 20,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  guestDayBytes: 2_000_000_000,
  guestDayFiles: 400,
} as const

/** The document as JSON travels as one value. */
export const DESIGN_MAX_BYTES = 1_500_000

/** Neither edge nor store reads a longer request; anything larger travels as an upload, in parts. */
export const REQUEST_MAX_BYTES = 2_000_000

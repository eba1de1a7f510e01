/** Limits of an uploaded photo. The browser checks them before the upload, the store checks them again. */
export const UPLOAD = {
  partBytes: 8 * 1024 * 1024,
  maxBytes: 100_000_000,
  maxSidePx: 16_384,
  maxPixels: 120_000_000,
  /** Of a picture that is not a JPEG: only a JPEG can be decoded at a smaller size. */
  maxUnscaledPixels: 40_000_000,
  minSidePx: 20,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  /** The file name of a design's preview. */
  previewName: 'preview.jpg',
  /** How the names of changed pixels end, which the device makes for print. */
  changedEnding: ', for print.jpg',
  /** Of a picture that the tool has painted for screens. One with 1,400 pixels on its longer side has about 0.3 MB. */
  pictureMaxBytes: 2_000_000,
  /** Earlier photos that a shopper is shown. */
  newest: 24,
  guestDayBytes: 2_000_000_000,
  guestDayFiles: 400,
} as const

/**
 * What an upload is. It decides what is counted for the day: a book that uses up the photos of a day still needs its
 * preview, the pictures of its pages and its changed pixels.
 */
export const UPLOAD_KINDS = ['photo', 'picture', 'changed'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/** A document beside a message, such as an invoice. Nothing is printed from it. */
export const DOCUMENT = { type: 'application/pdf', maxBytes: 10_000_000 } as const

/** What a file picker offers in every browser. */
export const PICKED_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** The link by which a phone adds photos to the uploads of a shopper at another device. */
export const PHONE_LINK = {
  minutes: 10,
  files: 100,
  bytes: 1_000_000_000,
  /** The request header with its token. */
  header: 'phone-token',
} as const

/** The design document is sent as JSON in one variable. */
export const DESIGN_MAX_BYTES = 1_500_000

/** Edge and store refuse a longer request body. Larger files are uploaded in parts. */
export const REQUEST_MAX_BYTES = 2_000_000

/** What every picker of photos says of its formats and their size, which is `UPLOAD.maxBytes`. */
export const PHOTO_HINT = 'JPEG, HEIC, PNG, WebP or AVIF, up to 100 MB'

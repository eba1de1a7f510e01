/** What a file picker offers. Some systems know HEIC files by their endings only. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif'
const HEIC = ',image/heic,image/heif,.heic,.heif'

/** An iPhone turns HEIC photos into JPEG by itself where a page does not ask for HEIC, with everything that EXIF says. */
const isIphone = (): boolean => /iPhone|iPad/.test(navigator.userAgent)

export const photoAccept = (): string => (isIphone() ? ACCEPT : ACCEPT + HEIC)

/** The formats in words. */
export const PHOTO_FORMATS = 'JPEG, HEIC, PNG, WebP or AVIF'

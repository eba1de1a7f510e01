import { PICKED_TYPES } from '@kea/shared/constants/uploads'

/** Some systems know HEIC files by their endings only. */
const HEIC = ',image/heic,image/heif,.heic,.heif'

/** An iPhone turns HEIC photos into JPEG by itself where a page does not ask for HEIC, with everything that EXIF says. */
const isIphone = (): boolean => /iPhone|iPad/.test(navigator.userAgent)

/** What a file picker offers. */
export const photoAccept = (): string => (isIphone() ? PICKED_TYPES : PICKED_TYPES + HEIC)

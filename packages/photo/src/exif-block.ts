import { startsWith } from './ascii'

/** Some programs write the header of a JPEG's segment before the data of an EXIF chunk. */
export const exifBlock = (bytes: Uint8Array): Uint8Array => (startsWith(bytes, 'Exif\0\0') ? bytes.subarray(6) : bytes)

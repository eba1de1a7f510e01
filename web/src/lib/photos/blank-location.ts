import { startsWith } from '@kea/photo/ascii'
import { tiffIn } from '@kea/photo/jpeg-facts'
import { APP0, APP1, APP2, APP14, APP15, type Segment, SOS } from '@kea/photo/jpeg-markers'
import type { JpegParts } from '@kea/photo/jpeg-parts'
import { END_MARKER } from '@kea/photo/jpeg-picture'
import { blankExif } from './blank-exif'
import { blankXmp } from './blank-xmp'

/**
 * Removes the location from a photo file before the upload. All data is overwritten in place, so lengths and offsets
 * stay valid and the picture stays the same byte for byte. Metadata that a print does not need, and that may contain a
 * location in a format of its own, is zeroed unread.
 */

const XMP = 'http://ns.adobe.com/xap/1.0/\0'
const EXTENDED_XMP = 'http://ns.adobe.com/xmp/extension/\0'
/** The header after the name: digest, total length, and the offset of this part. */
const EXTENDED_HEADER = EXTENDED_XMP.length + 32 + 4 + 4
const SPACE = 0x20

/** JFIF and Adobe segments define how colours are stored, and the ICC profile what they mean. */
const isForColour = (marker: number, data: Uint8Array): boolean =>
  marker === APP0 || marker === APP14 || (marker === APP2 && startsWith(data, 'ICC_PROFILE\0'))

/**
 * Application segments other than colour, EXIF and XMP contain IPTC data (city and country), content credentials,
 * camera notes, or the index of the pictures behind this one.
 */
function blankSegment(bytes: Uint8Array, { marker, start, end }: Segment): void {
  const data = bytes.subarray(start + 4, end)
  if (marker < APP0 || marker > APP15 || isForColour(marker, data)) return
  const tiff = marker === APP1 ? tiffIn(data) : null
  if (tiff) blankExif(tiff)
  else if (marker === APP1 && startsWith(data, XMP)) blankXmp(data.subarray(XMP.length))
  // Extended XMP is the rest of a packet, cut at any byte.
  else if (marker === APP1 && startsWith(data, EXTENDED_XMP)) data.fill(SPACE, EXTENDED_HEADER)
  else data.fill(0)
}

/** Nobody needs what stands between two segments, and it may be the rest of one. Fill bytes are allowed there. */
function blankBetween(bytes: Uint8Array, segments: readonly Segment[]): void {
  let at = 2
  for (const { marker, start, end } of segments) {
    bytes.fill(0xff, at, start)
    if (marker === SOS) return
    at = end
  }
}

/**
 * Phones append second pictures, gain maps and films, each with metadata of its own. None of it is printed. An end
 * marker at the end keeps the file valid for readers that look for one there.
 */
export function blankBehind(bytes: Uint8Array, end: number): void {
  bytes.fill(0, end)
  if (bytes.length - end >= END_MARKER.length) bytes.set(END_MARKER, bytes.length - END_MARKER.length)
}

/** The file with the end marker that its picture lacks. */
function withEnd(bytes: Uint8Array<ArrayBuffer>, end: number): Uint8Array<ArrayBuffer> {
  const length = Math.max(bytes.length, end + END_MARKER.length)
  const ended = length > bytes.length ? new Uint8Array(length) : bytes
  if (ended !== bytes) ended.set(bytes)
  ended.set(END_MARKER, end)
  return ended
}

/**
 * Removes the location from a JPEG, and gives its picture an end. Nothing else changes from the first scan to the end
 * of the picture.
 *
 * @param hasMask whether its mask is behind the picture, which stays
 * @returns the same bytes, or a copy where the end marker needs space
 */
export function blankJpeg(bytes: Uint8Array<ArrayBuffer>, parts: JpegParts, hasMask = false): Uint8Array<ArrayBuffer> {
  for (const segment of parts.segments) blankSegment(bytes, segment)
  blankBetween(bytes, parts.segments)
  if (!hasMask) blankBehind(bytes, parts.end)
  return parts.hasEnd ? bytes : withEnd(bytes, parts.end)
}

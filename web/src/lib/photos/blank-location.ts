import { blankExif } from './blank-exif'
import { blankXmp } from './blank-xmp'
import { APP1, type JpegFacts, type Segment, tiffStart } from './jpeg'

/**
 * Removes the location from a photo file before the upload. All data is overwritten in place, so lengths and offsets
 * stay valid and the picture stays the same byte for byte. Metadata that a print does not need, and that may contain a
 * location in a format of its own, is zeroed unread.
 */

const APP0 = 0xe0
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const XMP = 'http://ns.adobe.com/xap/1.0/\0'
const EXTENDED_XMP = 'http://ns.adobe.com/xmp/extension/\0'
/** The header after the name: digest, total length, and the offset of this part. */
const EXTENDED_HEADER = EXTENDED_XMP.length + 32 + 4 + 4
const SPACE = 0x20

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

/** JFIF and Adobe segments define how colours are stored, and the ICC profile what they mean. */
const isForColour = (bytes: Uint8Array, { marker, start }: Segment): boolean =>
  marker === APP0 || marker === APP14 || (marker === APP2 && startsWith(bytes, start + 4, 'ICC_PROFILE\0'))

/**
 * Application segments other than colour, EXIF and XMP contain IPTC data (city and country), content credentials,
 * camera notes, or the index of the pictures behind this one.
 */
function blankSegment(bytes: Uint8Array, segment: Segment): void {
  const { marker, start, end } = segment
  if (marker < APP0 || marker > APP15 || isForColour(bytes, segment)) return
  const data = bytes.subarray(start + 4, end)
  const tiff = tiffStart(bytes, segment)
  if (tiff !== null) blankExif(bytes.subarray(tiff, end))
  else if (marker === APP1 && startsWith(data, 0, XMP)) blankXmp(data.subarray(XMP.length))
  // Extended XMP is the rest of a packet, cut at any byte.
  else if (marker === APP1 && startsWith(data, 0, EXTENDED_XMP)) data.fill(SPACE, EXTENDED_HEADER)
  else data.fill(0)
}

/**
 * Phones append second pictures, gain maps and films, each with metadata of its own. None of it is printed. An end
 * marker at the end keeps the file valid for readers that look for one there.
 */
function blankBehindJpeg(bytes: Uint8Array, end: number): void {
  bytes.fill(0, end)
  if (bytes.length - end >= 2) bytes.set([0xff, 0xd9], bytes.length - 2)
}

/** Removes the location from a JPEG. Nothing changes from the first scan to the end of the picture. */
export function blankJpeg(bytes: Uint8Array, facts: JpegFacts): void {
  for (const segment of facts.segments) blankSegment(bytes, segment)
  if (facts.end !== null) blankBehindJpeg(bytes, facts.end)
}

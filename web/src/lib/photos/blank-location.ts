import { blankExif } from './blank-exif'
import { blankXmp } from './blank-xmp'
import { APP1, type JpegFacts, type Segment, tiffStart } from './jpeg'
import { type Chunk, readPng, readWebp } from './png-webp'

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

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

const PNG_TEXTS = new Set(['tEXt', 'zTXt', 'iTXt'])

/** Text of any kind (XMP, compressed, raw EXIF) becomes an empty text with the name "C". */
function blankText(bytes: Uint8Array, { start, end }: Chunk): void {
  bytes.set(new TextEncoder().encode('tEXt'), start - 4)
  bytes.fill(SPACE, start, end)
  bytes.set([0x43, 0].slice(0, end - start), start)
}

/** Removes the location from a PNG. A `caBX` chunk contains content credentials. */
export function blankPng(bytes: Uint8Array): void {
  const { chunks, end } = readPng(bytes)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const chunk of chunks) {
    if (chunk.name === 'eXIf') blankExif(bytes.subarray(chunk.start, chunk.end))
    else if (PNG_TEXTS.has(chunk.name)) blankText(bytes, chunk)
    else if (chunk.name === 'caBX') bytes.fill(0, chunk.start, chunk.end)
    else continue
    // A wrong checksum would make the picture unreadable.
    view.setUint32(chunk.end, crc32(bytes.subarray(chunk.start - 4, chunk.end)))
  }
  bytes.fill(0, end)
}

/** The chunks of the picture, its frames and its colours. */
const WEBP_PICTURE = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

const webpExif = (bytes: Uint8Array, { start, end }: Chunk) =>
  bytes.subarray(startsWith(bytes, start, 'Exif\0\0') ? start + 6 : start, end)

/** Removes the location from a WebP. */
export function blankWebp(bytes: Uint8Array): void {
  const { chunks, end } = readWebp(bytes)
  for (const chunk of chunks) {
    if (chunk.name === 'EXIF') blankExif(webpExif(bytes, chunk))
    else if (chunk.name === 'XMP ') blankXmp(bytes.subarray(chunk.start, chunk.end))
    else if (!WEBP_PICTURE.has(chunk.name)) bytes.fill(0, chunk.start, chunk.end)
  }
  bytes.fill(0, end)
}

import { APP1, type JpegFacts, type Segment, tiffStart } from './jpeg'
import { type Chunk, readPng, readWebp } from './png-webp'

/**
 * Takes the place where a photo was made out of its file, before its first byte leaves the device. Everything is
 * overwritten in place and keeps its length, so that the picture data stay the shopper's own, byte for byte.
 */

const GPS_POINTER = 0x8825
/** Bytes of a value by its TIFF type. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
const MAX_DIRECTORIES = 8
const ENTRY = 12

/** Zeroes the directory at `offset` and all that it points to. */
function wipeDirectory(tiff: DataView, offset: number, little: boolean): void {
  if (offset < 8 || offset + 2 > tiff.byteLength) return
  const count = tiff.getUint16(offset, little)
  const zero = (from: number, length: number) => {
    const stop = Math.min(from + length, tiff.byteLength)
    for (let at = Math.max(from, 8); at < stop; at++) tiff.setUint8(at, 0)
  }
  for (let index = 0; index < count; index++) {
    const entry = offset + 2 + index * ENTRY
    if (entry + ENTRY > tiff.byteLength) break
    const length = (TYPE_BYTES[tiff.getUint16(entry + 2, little)] ?? 0) * tiff.getUint32(entry + 4, little)
    if (length > 4) zero(tiff.getUint32(entry + 8, little), length)
  }
  zero(offset, 2 + count * ENTRY)
}

/** Takes the entry out of its directory: later ones move up, the room that is left at the end is zeroed. */
function dropEntry(bytes: Uint8Array, tiff: DataView, directory: number, index: number, little: boolean): void {
  const count = tiff.getUint16(directory, little)
  const entry = directory + 2 + index * ENTRY
  // The four bytes behind the entries lead to the next directory and move with them.
  const stop = Math.min(directory + 2 + count * ENTRY + 4, bytes.length)
  bytes.copyWithin(entry, entry + ENTRY, stop)
  bytes.fill(0, stop - ENTRY, stop)
  tiff.setUint16(directory, count - 1, little)
}

/** @param bytes the TIFF data of an EXIF block, no more */
function blankTiff(bytes: Uint8Array): boolean {
  if (bytes.length < 14) return false
  const tiff = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const order = tiff.getUint16(0)
  if (order !== 0x4949 && order !== 0x4d4d) return false
  const little = order === 0x4949
  let changed = false
  let directory = tiff.getUint32(4, little)
  for (let turn = 0; turn < MAX_DIRECTORIES && directory >= 8 && directory + 2 <= bytes.length; turn++) {
    for (let index = 0; index < tiff.getUint16(directory, little); index++) {
      const entry = directory + 2 + index * ENTRY
      if (entry + ENTRY > bytes.length) return changed
      if (tiff.getUint16(entry, little) !== GPS_POINTER) continue
      wipeDirectory(tiff, tiff.getUint32(entry + 8, little), little)
      dropEntry(bytes, tiff, directory, index, little)
      changed = true
      index -= 1
    }
    const next = directory + 2 + tiff.getUint16(directory, little) * ENTRY
    directory = next + 4 <= bytes.length ? tiff.getUint32(next, little) : 0
  }
  return changed
}

/** `exif:GPSLatitude="…"`, `<exif:GPSLatitude>…</…>` and what drones call theirs. */
const XMP_LOCATION = [
  /<([\w-]+:gps[\w-]*)\b[^>]*\/>/gi,
  /<([\w-]+:gps[\w-]*)\b[^>]*>[\s\S]*?<\/\1\s*>/gi,
  /[\w-]+:gps[\w-]*\s*=\s*(?:"[^"]*"|'[^']*')/gi,
]

/** @param bytes the text of an XMP packet; spaces are allowed wherever an element or attribute stood */
function blankXmp(bytes: Uint8Array): boolean {
  const packet = new TextDecoder('latin1').decode(bytes)
  let changed = false
  for (const pattern of XMP_LOCATION) {
    for (const match of packet.matchAll(pattern)) {
      bytes.fill(0x20, match.index, match.index + match[0].length)
      changed = true
    }
  }
  return changed
}

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

const isXmp = (bytes: Uint8Array, segment: Segment): boolean =>
  segment.marker === APP1 &&
  (startsWith(bytes, segment.start + 4, 'http://ns.adobe.com/xap/') ||
    startsWith(bytes, segment.start + 4, 'http://ns.adobe.com/xmp/extension/'))

/** Second pictures that phones put behind the first carry an EXIF block of their own. */
function blankBehind(bytes: Uint8Array, from: number): boolean {
  let changed = false
  for (let at = bytes.indexOf(0x45, from); at !== -1; at = bytes.indexOf(0x45, at + 1)) {
    if (startsWith(bytes, at, 'Exif\0\0')) changed = blankTiff(bytes.subarray(at + 6)) || changed
  }
  return changed
}

export function blankJpeg(bytes: Uint8Array, facts: JpegFacts): boolean {
  let changed = false
  for (const segment of facts.segments) {
    const tiff = tiffStart(bytes, segment)
    if (tiff !== null) changed = blankTiff(bytes.subarray(tiff, segment.end)) || changed
    else if (isXmp(bytes, segment)) changed = blankXmp(bytes.subarray(segment.start + 4, segment.end)) || changed
  }
  return facts.end === null ? changed : blankBehind(bytes, facts.end) || changed
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

export function blankPng(bytes: Uint8Array): boolean {
  let changed = false
  for (const { name, start, end } of readPng(bytes).chunks) {
    const data = bytes.subarray(start, end)
    const here =
      name === 'eXIf'
        ? blankTiff(data)
        : name === 'iTXt' && startsWith(data, 0, 'XML:com.adobe.xmp')
          ? blankXmp(data)
          : false
    // A chunk whose sum is wrong would make the picture unreadable.
    if (here) new DataView(bytes.buffer, bytes.byteOffset).setUint32(end, crc32(bytes.subarray(start - 4, end)))
    changed ||= here
  }
  return changed
}

const webpExif = (bytes: Uint8Array, { start, end }: Chunk) =>
  bytes.subarray(startsWith(bytes, start, 'Exif\0\0') ? start + 6 : start, end)

export function blankWebp(bytes: Uint8Array): boolean {
  let changed = false
  for (const chunk of readWebp(bytes).chunks) {
    if (chunk.name === 'EXIF') changed = blankTiff(webpExif(bytes, chunk)) || changed
    if (chunk.name === 'XMP ') changed = blankXmp(bytes.subarray(chunk.start, chunk.end)) || changed
  }
  return changed
}

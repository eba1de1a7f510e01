import { openTiff } from './tiff'

/** A segment of a JPEG, including the two bytes of its marker. */
export interface Segment {
  marker: number
  start: number
  end: number
}

export interface JpegFacts {
  /** Pixels as stored, before the EXIF orientation. */
  width: number
  height: number
  segments: readonly Segment[]
  /** The offset after the end-of-image marker; null for a truncated file. */
  end: number | null
}

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
export const APP1 = 0xe1

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
/** Frame headers; C4, C8 and CC are other tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** The offset of the next marker after coded data. Stuffed zeros and restart markers belong to the data. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1]
    if (code === undefined) return -1
    if (code !== 0 && code !== 0xff && !isRestart(code)) return at
  }
  return -1
}

/**
 * Parses a JPEG from marker to marker to its true end. Phones append a film or a second picture, so the last bytes of
 * the file do not show whether the first picture is complete. Null for another format.
 */
export function readJpeg(bytes: Uint8Array): JpegFacts | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null
  const segments: Segment[] = []
  let size = { width: 0, height: 0 }
  let at = 2
  let end: number | null = null
  while (at >= 0 && at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) break
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === EOI) {
      end = at + 2
      break
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    const stop = at + 2 + length
    if (length < 2 || stop > bytes.length) break
    segments.push({ marker, start: at, end: stop })
    if (isFrame(marker) && size.width === 0) {
      const side = (offset: number) => ((bytes[at + offset] ?? 0) << 8) | (bytes[at + offset + 1] ?? 0)
      size = { width: side(7), height: side(5) }
    }
    at = marker === SOS ? nextMarker(bytes, stop) : stop
  }
  return { ...size, segments, end }
}

const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0]

/** The offset of the TIFF data in an EXIF segment; null for another segment. */
export function tiffStart(bytes: Uint8Array, segment: Segment): number | null {
  const data = segment.start + 4
  return segment.marker === APP1 && EXIF.every((byte, index) => bytes[data + index] === byte) ? data + 6 : null
}

/** The TIFF data of the first EXIF segment that has any; null when the file has none. */
export function tiffOf(bytes: Uint8Array, { segments }: JpegFacts): Uint8Array | null {
  for (const segment of segments) {
    const start = tiffStart(bytes, segment)
    if (start !== null && openTiff(bytes.subarray(start, segment.end))) return bytes.subarray(start, segment.end)
  }
  return null
}

/** The EXIF orientation, 1 to 8; 1 when the file has none. */
export function exifOrientation(bytes: Uint8Array, { segments }: JpegFacts): number {
  for (const segment of segments) {
    const tiff = tiffStart(bytes, segment)
    if (tiff === null || segment.end - tiff < 14) continue
    const view = new DataView(bytes.buffer, bytes.byteOffset + tiff, segment.end - tiff)
    const order = view.getUint16(0)
    if (order !== 0x4949 && order !== 0x4d4d) continue
    const little = order === 0x4949
    const directory = view.getUint32(4, little)
    if (directory + 2 > view.byteLength) continue
    const count = view.getUint16(directory, little)
    for (let index = 0; index < count; index++) {
      const entry = directory + 2 + index * 12
      if (entry + 12 > view.byteLength) break
      if (view.getUint16(entry, little) === 0x0112) {
        const value = view.getUint16(entry + 8, little)
        return value >= 1 && value <= 8 ? value : 1
      }
    }
  }
  return 1
}

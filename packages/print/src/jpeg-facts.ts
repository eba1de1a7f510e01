/** What a PDF needs to know of a JPEG that is embedded as it is. */
export interface JpegFacts {
  /** Pixels as stored, before the orientation. */
  width: number
  height: number
  components: 1 | 3 | 4
  /** 1–8, as in Exif. */
  orientation: number
  progressive: boolean
  /** Written by a program of Adobe's kind: its CMYK is inverted. */
  adobe: boolean
  /** Three components that are red, green and blue, not luminance and colour. */
  plainRgb: boolean
  /** The ICC profile; null without one, or with one of another colour space. */
  profile: Uint8Array<ArrayBuffer> | null
}

/** A JPEG that cannot be embedded as it is. */
export class UnfitJpeg extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnfitJpeg'
  }
}

const SOS = 0xda
const EOI = 0xd9
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const EXIF = 'Exif\0\0'
const ICC = 'ICC_PROFILE\0'
const ADOBE = 'Adobe'
const ORIENTATION = 0x0112
/** The space of a profile by the components of its photo. */
const SPACES: Readonly<Record<number, string>> = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' }
const SPACE_AT = 16
const RGB_IDS = 'RGB'

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const startsWith = (bytes: Uint8Array, text: string): boolean => ascii(bytes, 0, text.length) === text

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

interface Segments {
  frame: (Pick<JpegFacts, 'width' | 'height' | 'components' | 'progressive'> & { ids: string }) | null
  /** Null until an Exif block has been read. The first one counts. */
  orientation: number | null
  adobe: boolean
  /** Parts of the profile by their numbers, and how many there are. */
  chunks: Map<number, Uint8Array>
  chunkCount: number
}

/** The orientation in the TIFF structure of an Exif block; 1 where it has none. */
function exifOrientation(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const little = tiff[0] === 0x49
  const u16 = (at: number) => (at + 2 <= tiff.length ? view.getUint16(at, little) : 0)
  const directory = tiff.length >= 8 ? view.getUint32(4, little) : tiff.length
  for (let entry = 0; entry < u16(directory); entry += 1) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) break
    if (u16(at) !== ORIENTATION) continue
    const value = u16(at + 8)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

function readFrame(marker: number, body: Uint8Array): Segments['frame'] {
  const [precision = 0, h1 = 0, h0 = 0, w1 = 0, w0 = 0, components = 0] = body
  if (marker > 0xc2) throw new UnfitJpeg(`is a JPEG of a kind that PDFs do not have (SOF${marker - 0xc0})`)
  if (precision !== 8) throw new UnfitJpeg(`is a JPEG of ${precision} bits`)
  if (components !== 1 && components !== 3 && components !== 4) {
    throw new UnfitJpeg(`is a JPEG of ${components} colour components`)
  }
  const [width, height] = [w1 * 256 + w0, h1 * 256 + h0]
  if (width === 0 || height === 0) throw new UnfitJpeg('is a JPEG without a size')
  const ids = String.fromCharCode(...Array.from({ length: components }, (_, at) => body[6 + 3 * at] ?? 0))
  return { width, height, components, progressive: marker === 0xc2, ids }
}

function readSegment(marker: number, body: Uint8Array, into: Segments): void {
  if (marker === APP1 && startsWith(body, EXIF)) {
    into.orientation ??= exifOrientation(body.subarray(EXIF.length))
  } else if (marker === APP2 && startsWith(body, ICC)) {
    into.chunks.set(body[ICC.length] ?? 0, body.subarray(ICC.length + 2))
    into.chunkCount = body[ICC.length + 1] ?? 0
  } else if (marker === APP14 && startsWith(body, ADOBE)) {
    into.adobe = true
  } else if (isFrame(marker)) {
    into.frame ??= readFrame(marker, body)
  }
}

/** The profile, joined in the order of its parts' numbers. */
function profileOf({ chunks, chunkCount }: Segments, components: number): Uint8Array<ArrayBuffer> | null {
  const parts = Array.from({ length: chunkCount }, (_, at) => chunks.get(at + 1))
  if (parts.length === 0 || parts.includes(undefined)) return null
  const profile = new Uint8Array(parts.reduce((sum, part) => sum + (part?.length ?? 0), 0))
  let at = 0
  for (const part of parts) {
    profile.set(part ?? [], at)
    at += part?.length ?? 0
  }
  return ascii(profile, SPACE_AT, 4) === SPACES[components] ? profile : null
}

function factsOf(segments: Segments): JpegFacts {
  const { frame, orientation, adobe } = segments
  if (!frame) throw new UnfitJpeg('is a JPEG without a picture')
  const { ids, ...size } = frame
  return {
    ...size,
    orientation: orientation ?? 1,
    adobe,
    plainRgb: ids === RGB_IDS && !adobe,
    profile: profileOf(segments, frame.components),
  }
}

/** The facts in the first bytes of a file. Null: more bytes are needed. */
export function jpegFacts(bytes: Uint8Array): JpegFacts | null {
  if (bytes.length < 2) return null
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new UnfitJpeg('is not a JPEG')
  const segments: Segments = { frame: null, orientation: null, adobe: false, chunks: new Map(), chunkCount: 0 }
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) throw new UnfitJpeg('is a damaged JPEG')
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === SOS || marker === EOI) return factsOf(segments)
    const end = at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
    if (end > bytes.length) return null
    readSegment(marker, bytes.subarray(at + 4, end), segments)
    at = end
  }
  return null
}

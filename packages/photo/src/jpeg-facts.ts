import { startsWith } from './ascii'
import { type ByteSource, isBlank } from './byte-source'
import { readExif } from './exif'
import { type ProfileFacts, readProfileFacts } from './icc-chunks'
import type { JpegFrame } from './jpeg-frame'
import { APP1, APP14, EOI, PROGRESSIVE, type Segment } from './jpeg-markers'
import { type JpegHead, type JpegParts, readJpegHead, readJpegParts } from './jpeg-parts'
import { decoderSegments } from './jpeg-picture'
import { PHOTO_LIMITS } from './limits'
import { isSoundMask } from './mask-check'
import { type PhotoMask, readMask } from './photo-mask'
import { xmpHasPosition } from './xmp-position'

/** What the header of a JPEG says. */
export interface JpegHeadFacts {
  type: 'image/jpeg'
  /** Pixels as stored, before the orientation. */
  width: number
  height: number
  components: number
  /** 1–8, as browsers apply it. */
  orientation: number
  progressive: boolean
  /** The transform of Adobe's marker; null without one. */
  adobe: number | null
  /** Three components that are red, green and blue, not luminance and colour. */
  plainRgb: boolean
  /** Null without a profile, or with one of another colour space. */
  profile: ProfileFacts | null
  /** Why it can neither be shown everywhere nor be printed: its kind in words. Null for a usual one. */
  rare: string | null
}

/** All that is known of a JPEG before it is decoded. */
export interface JpegFacts extends JpegHeadFacts {
  hasPosition: boolean
  /** The offset after the end marker; without one, after the last coded byte. */
  end: number
  hasEnd: boolean
  missingPixels: number
  /** What is see-through of it; null for an opaque photo. */
  mask: PhotoMask | null
  /** True where something lies behind the picture that is neither its mask nor zero. */
  hasTrailer: boolean
}

const EXIF = 'Exif\0'
/** The name is followed by a fill byte. */
const EXIF_HEADER = EXIF.length + 1
const XMP = 'http://ns.adobe.com/xap/1.0/\0'
const EXTENDED_XMP = 'http://ns.adobe.com/xmp/extension/\0'
const ADOBE = 'Adobe'
const RGB_IDS = 'RGB'

/** The TIFF data in the body of an Exif segment; null for another body. */
export const tiffIn = (body: Uint8Array): Uint8Array | null =>
  startsWith(body, EXIF) ? body.subarray(EXIF_HEADER) : null

const bodyOf = async (source: ByteSource, { start, end }: Segment): Promise<Uint8Array> =>
  source.read(start + 4, end - start - 4)

/** The TIFF data of an Exif segment; null for another segment. */
export const tiffOf = async (source: ByteSource, segment: Segment): Promise<Uint8Array | null> =>
  segment.marker === APP1 ? tiffIn(await bodyOf(source, segment)) : null

/** The orientation in the first Exif segment. Browsers look at no other, even where that one has none. */
async function orientationOf(source: ByteSource, segments: readonly Segment[]): Promise<number> {
  for (const segment of segments) {
    const tiff = await tiffOf(source, segment)
    if (tiff) return readExif(tiff).orientation ?? 1
  }
  return 1
}

/** The transform of Adobe's marker. */
async function adobeOf(source: ByteSource, segments: readonly Segment[]): Promise<number | null> {
  for (const segment of segments) {
    const body = segment.marker === APP14 ? await bodyOf(source, segment) : null
    if (body && body.length >= 12 && startsWith(body, ADOBE)) return body[11] ?? 0
  }
  return null
}

const tooMany = (segments: readonly Segment[]): boolean =>
  segments.reduce((sum, { start, end }) => sum + end - start, 0) > PHOTO_LIMITS.headBytes

function rarityOf({ marker, precision, components }: JpegFrame): string | null {
  if (marker === 0xc3) return 'a lossless JPEG'
  if (marker >= 0xc9) return 'an arithmetic-coded JPEG'
  if (marker > PROGRESSIVE) return 'a hierarchical JPEG'
  if (precision !== 8) return `a JPEG of ${precision} bits`
  return [1, 3, 4].includes(components.length) ? null : `a JPEG of ${components.length} colour components`
}

/** The facts of a header that is read. */
export async function headFactsOf(source: ByteSource, head: JpegHead): Promise<JpegHeadFacts> {
  const { frame, segments } = head
  const components = frame?.components ?? []
  const adobe = await adobeOf(source, segments)
  const ids = String.fromCharCode(...components.map(({ id }) => id))
  return {
    type: 'image/jpeg',
    width: frame?.width ?? 0,
    height: frame?.height ?? 0,
    components: components.length,
    orientation: await orientationOf(source, segments),
    progressive: frame?.marker === PROGRESSIVE,
    adobe,
    plainRgb: ids === RGB_IDS && adobe === null,
    profile: await readProfileFacts(source, segments, components.length),
    rare:
      (frame && rarityOf(frame)) ??
      (tooMany(await decoderSegments(source, head)) ? 'a JPEG of very long tables' : null),
  }
}

async function hasPosition(source: ByteSource, segment: Segment): Promise<boolean> {
  if (segment.marker !== APP1) return false
  const tiff = await tiffOf(source, segment)
  if (tiff) return readExif(tiff).hasPosition
  const body = await bodyOf(source, segment)
  return (startsWith(body, XMP) || startsWith(body, EXTENDED_XMP)) && xmpHasPosition(body)
}

/** Zeros may lie behind a picture, and another end marker for readers that look for one there. */
async function hasTrailer(source: ByteSource, { end }: JpegParts): Promise<boolean> {
  const [mark, last] = await source.read(Math.max(end, source.size - 2), 2)
  return !(await isBlank(source, end, mark === 0xff && last === EOI ? source.size - 2 : source.size))
}

/** The facts in the header of a JPEG. Null for another format. */
export async function readJpegHeadFacts(source: ByteSource): Promise<JpegHeadFacts | null> {
  const head = await readJpegHead(source)
  return head && headFactsOf(source, head)
}

/** A mask counts only where all of it can be decoded. It lies as the stored pixels, so none of it is turned. */
async function maskOf(source: ByteSource, parts: JpegParts, orientation: number): Promise<PhotoMask | null> {
  const mask = parts.hasEnd && orientation === 1 ? await readMask(source, parts) : null
  return mask && (await isSoundMask(source, mask)) ? mask : null
}

/** All facts of a JPEG, which is read to its last byte: a position may be anywhere in it. */
export async function jpegFactsOf(source: ByteSource, parts: JpegParts): Promise<JpegFacts> {
  const facts = await headFactsOf(source, parts)
  let found = false
  for (const segment of parts.segments) found ||= await hasPosition(source, segment)
  const { end, hasEnd, missingPixels } = parts
  const mask = await maskOf(source, parts, facts.orientation)
  const rest = mask ? false : await hasTrailer(source, parts)
  return { ...facts, hasPosition: found, end, hasEnd, missingPixels, mask, hasTrailer: rest }
}

/** Null for another format. */
export async function readJpegFacts(source: ByteSource): Promise<JpegFacts | null> {
  const parts = await readJpegParts(source)
  return parts && jpegFactsOf(source, parts)
}

import { type ByteSource, bytesSource } from '@kea/photo/byte-source'
import { type ConvertedKind, type FileKind, sniffKind } from '@kea/photo/file-kind'
import { type JpegFacts, jpegFactsOf, tiffOf } from '@kea/photo/jpeg-facts'
import { type JpegParts, readJpegParts, TooManySegments } from '@kea/photo/jpeg-parts'
import { readMask } from '@kea/photo/photo-mask'
import { shownSize } from '@kea/photo/shown-size'
import { takenAtOf } from '@kea/photo/taken-at'
import { UPLOAD } from '@kea/shared/constants/uploads'
import { withRetry } from '../with-retry'
import { blankBehind, blankJpeg } from './blank-location'
import type { Ground } from './convert-photo'
import { checkSize, damaged, FORMAT_NAMES, isCutOff, isRare, notOpened, PhotoRefused } from './photo-refusal'
import { sha256 } from './sha256'
import { withInkProfile } from './with-ink-profile'

/** A photo that can be printed: its JPEG for the upload, without the location. */
export interface ReadPhoto {
  file: Blob
  name: string
  type: string
  sha256: string
  /** Pixels after the EXIF orientation. */
  widthPx: number
  heightPx: number
  /** ISO text in the time of the camera. */
  takenAt?: string
}

/** A photo that can be printed, and its bytes, whose digest is not made yet: that takes time, and the photo can be shown before. */
export type OpenedPhoto = Omit<ReadPhoto, 'sha256'> & { bytes: Uint8Array<ArrayBuffer> }

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`

const CANNOT_READ: Record<Exclude<FileKind, 'image/jpeg' | ConvertedKind>, string> = {
  gif: 'is a GIF, which has too few colours for a good print. Please choose a JPEG, HEIC or PNG.',
  svg: 'is an SVG drawing, which has no pixels. Please save it as PNG or JPEG and choose that copy.',
  unknown: 'is not a picture that we can print from. Please choose a JPEG, HEIC, PNG, WebP or AVIF file.',
}

/** The parts of a JPEG that can be decoded to its last pixel. */
async function wholeJpeg(name: string, source: ByteSource): Promise<JpegParts> {
  const parts = await readJpegParts(source).catch((error) => {
    throw error instanceof TooManySegments ? damaged(name) : error
  })
  if (!parts?.frame || !parts.scan) throw parts ? isCutOff(name) : damaged(name)
  return parts
}

function checkJpeg(name: string, facts: JpegFacts): void {
  const { rare, missingPixels, width, height } = facts
  if (rare !== null) throw isRare(name, rare)
  checkSize(name, { width, height })
  if (missingPixels > 0) throw isCutOff(name, { pixels: missingPixels, of: width * height })
}

/** The first date in its Exif segments. */
async function takenAtIn(source: ByteSource, { segments }: JpegParts): Promise<string | undefined> {
  for (const segment of segments) {
    const tiff = await tiffOf(source, segment)
    const takenAt = tiff ? takenAtOf(tiff) : undefined
    if (takenAt) return takenAt
  }
  return undefined
}

/** Reads a JPEG and removes the location in `chosen`. */
async function openBytes(name: string, chosen: Uint8Array<ArrayBuffer>): Promise<OpenedPhoto> {
  const parts = await wholeJpeg(name, bytesSource(chosen))
  const hasMask = (await readMask(bytesSource(chosen), parts)) !== null
  const bytes = blankJpeg(chosen, parts, hasMask)
  const source = bytesSource(bytes)
  // Read after the removal: an invalid block is zeroed, and its orientation goes with it.
  const facts = await jpegFactsOf(source, parts)
  checkJpeg(name, facts)
  // What looks like a mask and is none.
  if (hasMask && facts.mask === null) blankBehind(bytes, parts.end)
  const { width, height } = shownSize(facts)
  const takenAt = await takenAtIn(source, parts)
  const isUntagged = facts.components === 4 && facts.profile === null
  const sent = isUntagged ? withInkProfile(bytes) : bytes
  return {
    file: new Blob([sent], { type: 'image/jpeg' }),
    name: name.slice(0, 255),
    type: 'image/jpeg',
    bytes: sent,
    widthPx: width,
    heightPx: height,
    ...(takenAt && { takenAt }),
  }
}

/**
 * Checks a chosen file and prepares it for the upload. A JPEG is not decoded here: a picture that is too large must be
 * refused before it takes a gigabyte of memory. Other formats become a JPEG.
 *
 * @param ground what see-through parts of it are seen on
 * @throws PhotoRefused with a message for the shopper
 */
export async function openPhoto(file: File, ground: Ground = 'design'): Promise<OpenedPhoto> {
  const name = file.name || 'The picture'
  if (file.size === 0) throw new PhotoRefused(`${name} is empty. Please choose another file.`)
  if (file.size > UPLOAD.maxBytes) {
    throw new PhotoRefused(
      `${name} has ${megabytes(file.size)}; a photo may have up to ${megabytes(UPLOAD.maxBytes)}. Please choose a smaller copy.`,
    )
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = sniffKind(bytes)
  if (kind === 'image/jpeg') return openBytes(name, bytes)
  if (kind === 'gif' || kind === 'svg' || kind === 'unknown') throw new PhotoRefused(`${name} ${CANNOT_READ[kind]}`)
  const { convertPhoto } = await withRetry(() => import('./convert-photo')).catch(() => {
    throw notOpened(name, FORMAT_NAMES[kind])
  })
  const { jpeg, takenAt } = await convertPhoto(name, kind, bytes, ground)
  return { ...(await openBytes(name, new Uint8Array(await jpeg.arrayBuffer()))), ...(takenAt && { takenAt }) }
}

/**
 * As `openPhoto`, with the digest.
 *
 * @throws PhotoRefused with a message for the shopper
 */
export async function readPhoto(file: File, ground: Ground = 'design'): Promise<ReadPhoto> {
  const { bytes, ...photo } = await openPhoto(file, ground)
  return { ...photo, sha256: await sha256(bytes) }
}

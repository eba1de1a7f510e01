import { UPLOAD } from '@kea/shared/constants/uploads'
import { once } from '@kea/shared/once'
import { blankJpeg, blankPng, blankWebp } from './blank-location'
import { exifOrientation, readJpeg } from './jpeg'
import { readPng, readWebp } from './png-webp'
import { type FileKind, sniffKind } from './sniff'

/** A photo that can be printed: its bytes for the upload, without the location. */
export interface ReadPhoto {
  file: Blob
  name: string
  type: string
  sha256: string
  /** Pixels after the EXIF orientation. */
  widthPx: number
  heightPx: number
}

/** The reason why a file cannot be printed, as a message for the shopper. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused'
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`
const number = once(() => new Intl.NumberFormat('en-NZ'))
const pixels = (width: number, height: number): string =>
  `${number().format(width)} × ${number().format(height)} pixels`

const CANNOT_READ: Partial<Record<FileKind, string>> = {
  heic: 'is a HEIC photo, which we cannot print from yet. Send it to yourself by email, or save it as JPEG, and choose that copy. To have your iPhone take JPEGs from now on: Settings, Camera, Formats, Most Compatible.',
  avif: 'is an AVIF picture, which we cannot print from yet. Please save it as JPEG or PNG and choose that copy.',
  gif: 'is a GIF, which has too few colours for a good print. Please choose a JPEG, PNG or WebP.',
}

interface Facts {
  width: number
  height: number
  isWhole: boolean
}

/** Reads the header and removes the location in `bytes`. */
function prepare(kind: FileKind, bytes: Uint8Array): Facts | null {
  if (kind === 'image/jpeg') {
    const jpeg = readJpeg(bytes)
    if (!jpeg) return null
    blankJpeg(bytes, jpeg)
    // Read after the removal: an invalid block is zeroed, and its orientation goes with it.
    const isTurned = exifOrientation(bytes, jpeg) >= 5
    return {
      width: isTurned ? jpeg.height : jpeg.width,
      height: isTurned ? jpeg.width : jpeg.height,
      isWhole: jpeg.end !== null,
    }
  }
  const facts = kind === 'image/png' ? readPng(bytes) : readWebp(bytes)
  if (kind === 'image/png') blankPng(bytes)
  else blankWebp(bytes)
  return facts
}

function checkFacts(name: string, facts: Facts | null): asserts facts is Facts {
  if (!facts || (facts.isWhole && (facts.width === 0 || facts.height === 0))) {
    throw new PhotoRefused(`${name} cannot be read; it seems to be damaged. Please choose another file.`)
  }
  if (!facts.isWhole) {
    throw new PhotoRefused(
      `${name} is cut off: its end is missing, as after a broken download. Please choose the original file.`,
    )
  }
  const { width, height } = facts
  if (Math.min(width, height) < UPLOAD.minSidePx) {
    throw new PhotoRefused(
      `${name} has only ${pixels(width, height)}. A photo needs at least ${UPLOAD.minSidePx} on each side.`,
    )
  }
  if (Math.max(width, height) > UPLOAD.maxSidePx || width * height > UPLOAD.maxPixels) {
    throw new PhotoRefused(
      `${name} has ${pixels(width, height)}. We can print from up to ${number().format(UPLOAD.maxSidePx)} pixels a side and ${UPLOAD.maxPixels / 1_000_000} million in all; a smaller copy prints just as well.`,
    )
  }
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Checks a chosen file and prepares it for the upload. Nothing is decoded here: a picture that is too large must be
 * refused before it takes a gigabyte of memory.
 *
 * @throws PhotoRefused with a message for the shopper
 */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  const name = file.name || 'The picture'
  if (file.size === 0) throw new PhotoRefused(`${name} is empty. Please choose another file.`)
  if (file.size > UPLOAD.maxBytes) {
    throw new PhotoRefused(
      `${name} has ${megabytes(file.size)}; a photo may have up to ${megabytes(UPLOAD.maxBytes)}. Please choose a smaller copy.`,
    )
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = sniffKind(bytes)
  if (!(UPLOAD.types as readonly string[]).includes(kind)) {
    throw new PhotoRefused(
      `${name} ${CANNOT_READ[kind] ?? 'is not a picture that we can print from. Please choose a JPEG, PNG or WebP file.'}`,
    )
  }
  const facts = prepare(kind, bytes)
  checkFacts(name, facts)
  return {
    file: new Blob([bytes], { type: kind }),
    name: name.slice(0, 255),
    type: kind,
    sha256: hex(await crypto.subtle.digest('SHA-256', bytes)),
    widthPx: facts.width,
    heightPx: facts.height,
  }
}

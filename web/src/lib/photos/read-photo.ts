import { UPLOAD } from '@kea/shared/constants/uploads'
import { blankJpeg } from './blank-location'
import { exifOrientation, readJpeg, tiffOf } from './jpeg'
import { checkSize, damaged, isCutOff, PhotoRefused } from './photo-refusal'
import { sha256 } from './sha256'
import { type ConvertedKind, type FileKind, sniffKind } from './sniff'
import { takenAtOf } from './taken-at'

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

/** Reads the header of a JPEG and removes the location in `bytes`. */
function openBytes(name: string, bytes: Uint8Array<ArrayBuffer>): OpenedPhoto {
  const jpeg = readJpeg(bytes)
  if (!jpeg) throw damaged(name)
  if (jpeg.end === null) throw isCutOff(name)
  blankJpeg(bytes, jpeg)
  // Read after the removal: an invalid block is zeroed, and its orientation goes with it.
  const isTurned = exifOrientation(bytes, jpeg) >= 5
  const [width, height] = isTurned ? [jpeg.height, jpeg.width] : [jpeg.width, jpeg.height]
  checkSize(name, { width, height })
  const tiff = tiffOf(bytes, jpeg)
  const takenAt = tiff ? takenAtOf(tiff) : undefined
  return {
    file: new Blob([bytes], { type: 'image/jpeg' }),
    name: name.slice(0, 255),
    type: 'image/jpeg',
    bytes,
    widthPx: width,
    heightPx: height,
    ...(takenAt && { takenAt }),
  }
}

/**
 * Checks a chosen file and prepares it for the upload. A JPEG is not decoded here: a picture that is too large must be
 * refused before it takes a gigabyte of memory. Other formats become a JPEG.
 *
 * @throws PhotoRefused with a message for the shopper
 */
export async function openPhoto(file: File): Promise<OpenedPhoto> {
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
  const { convertPhoto } = await import('./convert-photo')
  const { jpeg, takenAt } = await convertPhoto(name, kind, bytes)
  return { ...openBytes(name, new Uint8Array(await jpeg.arrayBuffer())), ...(takenAt && { takenAt }) }
}

/**
 * As `openPhoto`, with the digest.
 *
 * @throws PhotoRefused with a message for the shopper
 */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  const { bytes, ...photo } = await openPhoto(file)
  return { ...photo, sha256: await sha256(bytes) }
}

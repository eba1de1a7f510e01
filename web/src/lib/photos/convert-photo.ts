import { bytesSource } from '@kea/photo/byte-source'
import type { ConvertedKind } from '@kea/photo/file-kind'
import { type HeifFacts, readHeif } from '@kea/photo/heif-facts'
import { readPngFacts } from '@kea/photo/png-facts'
import { takenAtOf } from '@kea/photo/taken-at'
import { readWebpFacts } from '@kea/photo/webp-facts'
import { conversionOf, type StatedColour } from '@kea/photo/wide-colour'
import { withRetry } from '../with-retry'
import { elementFrame, type Frame } from './element-frame'
import { hasOpacity, maskedJpeg } from './masked-jpeg'
import { contextOf, encodedCanvas, memoryCanvas } from './memory-canvas'
import { checkSize, damaged, FORMAT_NAMES, isCutOff, notOpened, PhotoRefused } from './photo-refusal'

/** Hardly visible losses, at a fifth of the bytes of a PNG. */
const QUALITY = 0.95

type Facts = Omit<HeifFacts, 'isWide' | 'colour'>

async function factsOf(kind: ConvertedKind, bytes: Uint8Array): Promise<(Facts & Partial<HeifFacts>) | null> {
  if (kind === 'image/png') return readPngFacts(bytesSource(bytes))
  return kind === 'image/webp' ? readWebpFacts(bytesSource(bytes)) : readHeif(bytes)
}

function checkFacts(name: string, kind: ConvertedKind, facts: Facts): void {
  if (!facts.isWhole) throw isCutOff(name)
  if (facts.isAnimated) {
    throw new PhotoRefused(
      `${name} is animated, and a print holds still. Save the picture you like best as JPEG and choose that copy.`,
    )
  }
  checkSize(name, facts, FORMAT_NAMES[kind])
}

/** Safari decodes HEIC by itself. */
const frameOf = (
  { name, kind, bytes }: { name: string; kind: ConvertedKind; bytes: Uint8Array<ArrayBuffer> },
  colorSpace: PredefinedColorSpace,
  colour: StatedColour | undefined,
) =>
  elementFrame(new Blob([bytes], { type: kind })).catch(async (error): Promise<Frame> => {
    if (kind !== 'image/heic' || !colour) throw error
    const { heicFrame } = await withRetry(() => import('./decode-heic')).catch(() => {
      throw notOpened(name, FORMAT_NAMES[kind])
    })
    const decoded = await heicFrame({ file: bytes, colour }, colorSpace)
    if (!decoded) throw notOpened(name, FORMAT_NAMES[kind])
    return decoded
  })

const sizeOf = ({ picture }: Frame): { width: number; height: number } =>
  picture instanceof HTMLImageElement
    ? { width: picture.naturalWidth, height: picture.naturalHeight }
    : { width: (picture as ImageBitmap).width, height: (picture as ImageBitmap).height }

/** What a photo is seen through to: what lies below it on a design, or the white of a message. */
export type Ground = 'design' | 'white'

async function drawJpeg(
  name: string,
  frame: Frame,
  { colorSpace, ground }: { colorSpace: PredefinedColorSpace; ground: Ground },
): Promise<Blob> {
  const { width, height } = sizeOf(frame)
  const canvas = memoryCanvas(width, height)
  const context = contextOf(canvas, { colorSpace })
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  // A canvas that is too large for the device stays empty without an error.
  if (context.getImageData(0, 0, 1, 1).data[3] !== 255) {
    throw new PhotoRefused(`${name} is too large for this device. Save it as JPEG and choose that copy.`)
  }
  if (ground === 'design') context.clearRect(0, 0, width, height)
  context.drawImage(frame.picture, 0, 0)
  if (hasOpacity(canvas, context, 0)) {
    throw new PhotoRefused(
      `${name} is see-through everywhere, so there is nothing to print. Please choose another file.`,
    )
  }
  if (ground === 'white') return encodedCanvas(canvas, 'image/jpeg', QUALITY)
  return maskedJpeg(canvas, QUALITY, { colorSpace }).catch((error: unknown) => {
    throw error instanceof PhotoRefused ? new PhotoRefused(`${name}: ${error.message}`) : error
  })
}

/**
 * Makes a JPEG of a PNG, WebP, AVIF or HEIC: upright, without any metadata. Printers get JPEG files only. What is
 * see-through of it is a mask behind the JPEG.
 *
 * @throws PhotoRefused with a message for the shopper
 */
export async function convertPhoto(
  name: string,
  kind: ConvertedKind,
  bytes: Uint8Array<ArrayBuffer>,
  ground: Ground,
): Promise<{ jpeg: Blob; takenAt: string | undefined }> {
  const facts = await factsOf(kind, bytes)
  if (!facts) throw damaged(name)
  checkFacts(name, kind, facts)
  const { colour } = facts
  if (colour && conversionOf(colour) === 'unknown') {
    throw new PhotoRefused(
      `${name} has colours that we cannot convert for print. Save it as JPEG and choose that copy.`,
    )
  }
  const isConverted = colour !== undefined && (conversionOf(colour) !== 'none' || colour.bits > 8)
  const colorSpace = facts.isWide || isConverted ? 'display-p3' : 'srgb'
  const space = facts.isWide ? 'display-p3' : 'srgb'
  const frame = await frameOf({ name, kind, bytes }, space, colour).catch((error: unknown) => {
    throw error instanceof PhotoRefused ? error : damaged(name)
  })
  try {
    // What the header says and what was decoded may differ.
    checkSize(name, sizeOf(frame), FORMAT_NAMES[kind])
    return {
      jpeg: await drawJpeg(name, frame, { colorSpace, ground }),
      takenAt: facts.exif ? takenAtOf(facts.exif) : undefined,
    }
  } finally {
    frame.close()
  }
}

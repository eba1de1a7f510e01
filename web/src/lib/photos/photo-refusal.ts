import type { ConvertedKind } from '@kea/photo/file-kind'
import { UPLOAD } from '@kea/shared/constants/uploads'
import { once } from '@kea/shared/once'

/** The reason why a file cannot be printed, as a message for the shopper. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused'
}

const number = once(() => new Intl.NumberFormat('en-NZ'))
const pixels = (width: number, height: number): string =>
  `${number().format(width)} × ${number().format(height)} pixels`

/** What shoppers call the formats that become a JPEG. */
export const FORMAT_NAMES: Record<ConvertedKind, string> = {
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/heic': 'HEIC',
}

/** The code that opens a kind of file did not come. The file itself may be fine. */
export function notOpened(name: string, kind?: string): PhotoRefused {
  const [opener, instead] = kind ? [`${kind} photos`, ', or choose a JPEG copy'] : ['photos', '']
  return new PhotoRefused(
    `The part of our shop that opens ${opener} did not load, so ${name} waits. Check your connection and choose it again${instead}.`,
  )
}

export const damaged = (name: string) =>
  new PhotoRefused(`${name} cannot be read; it seems to be damaged. Please choose another file.`)

/** @param missing pixels that are not there, and all pixels, where both are known */
export const isCutOff = (name: string, missing?: { pixels: number; of: number }) =>
  new PhotoRefused(
    missing
      ? `${name} is cut off: ${number().format(missing.pixels)} of its ${number().format(missing.of)} pixels are missing, as after a broken download. Please choose the original file.`
      : `${name} is cut off: its end is missing, as after a broken download. Please choose the original file.`,
  )

/** @param kind such as `an arithmetic-coded JPEG` */
export const isRare = (name: string, kind: string) =>
  new PhotoRefused(
    `${name} is ${kind}, which most programs cannot open and we cannot print. Save it as a plain JPEG and choose that copy.`,
  )

/**
 * @param format of a file that is no JPEG: it is decoded in full, so it may have fewer pixels
 * @throws PhotoRefused
 */
export function checkSize(name: string, { width, height }: { width: number; height: number }, format?: string): void {
  if (width === 0 || height === 0) throw damaged(name)
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
  if (format && width * height > UPLOAD.maxUnscaledPixels) {
    throw new PhotoRefused(
      `${name} has ${pixels(width, height)}. With so many we can only open JPEG files, not ${format}. Save it as JPEG and choose that copy.`,
    )
  }
}

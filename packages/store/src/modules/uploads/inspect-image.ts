import { UPLOAD } from '@kea/shared/constants/uploads'
import type { ByteSource } from './byte-source'
import { ascii, type ImageFacts } from './image-facts'
import { inspectPng, inspectWebp } from './inspect-chunks'
import { inspectJpeg } from './inspect-jpeg'
import { notAnImage, UploadRefusal } from './upload-refusal'

const PNG_MAGIC = '\x89PNG\r\n\x1a\n'

function checkSize({ type, width, height }: ImageFacts): void {
  if (Math.min(width, height) < UPLOAD.minSidePx) {
    throw new UploadRefusal(
      422,
      'TOO_SMALL',
      `This picture has ${width} × ${height} pixels: too few to print. Choose the original photo.`,
    )
  }
  if (Math.max(width, height) > UPLOAD.maxSidePx || width * height > UPLOAD.maxPixels) {
    throw new UploadRefusal(
      422,
      'TOO_MANY_PIXELS',
      `This picture has ${width} × ${height} pixels: more than we can print. Make it smaller, at most ${UPLOAD.maxSidePx} on a side and ${UPLOAD.maxPixels / 1_000_000} million in all.`,
    )
  }
  if (type !== 'image/jpeg' && width * height > UPLOAD.maxUnscaledPixels) {
    throw new UploadRefusal(
      422,
      'TOO_MANY_PIXELS',
      `This picture has ${width} × ${height} pixels. Save it as JPEG and choose that copy.`,
    )
  }
}

async function inspect(source: ByteSource): Promise<ImageFacts> {
  const magic = await source.read(0, 12)
  if (magic[0] === 0xff && magic[1] === 0xd8 && magic[2] === 0xff) return inspectJpeg(source)
  if (ascii(magic, 0, 8) === PNG_MAGIC) return inspectPng(source)
  if (ascii(magic, 0, 4) === 'RIFF' && ascii(magic, 8, 4) === 'WEBP') return inspectWebp(source)
  throw notAnImage()
}

/** The type of a file by its bytes, whatever its name. Refuses a file that cannot be printed. */
export async function inspectImage(source: ByteSource): Promise<ImageFacts> {
  const facts = await inspect(source)
  checkSize(facts)
  return facts
}

/** Width and height as shown: orientations from 5 on are rotated by 90 degrees. */
export const shownSize = ({ width, height, orientation }: ImageFacts): { width: number; height: number } =>
  orientation >= 5 ? { width: height, height: width } : { width, height }

import type { ByteSource } from '@kea/photo/byte-source'
import type { ChunkFacts } from '@kea/photo/chunk-facts'
import { FILE_HEAD, sniffKind } from '@kea/photo/file-kind'
import { type JpegFacts, jpegFactsOf } from '@kea/photo/jpeg-facts'
import { readJpegParts, TooManySegments } from '@kea/photo/jpeg-parts'
import { readPngFacts } from '@kea/photo/png-facts'
import { readWebpFacts } from '@kea/photo/webp-facts'
import { UPLOAD } from '@kea/shared/constants/uploads'
import {
  animated,
  hasPosition,
  moreThanPhoto,
  notAnImage,
  rareJpeg,
  truncated,
  UploadRefusal,
  unreadable,
} from './upload-refusal'

/** What is stored of a photo: the print writer plans with it. */
export type ImageFacts = JpegFacts | (Omit<ChunkFacts, 'exif'> & { orientation: 1 })

function checkSize({ type, width, height }: Pick<ImageFacts, 'type' | 'width' | 'height'>): void {
  if (width === 0 || height === 0) throw unreadable()
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

async function inspectJpeg(source: ByteSource): Promise<ImageFacts> {
  const parts = await readJpegParts(source).catch((error) => {
    throw error instanceof TooManySegments ? unreadable() : error
  })
  if (!parts?.scan) throw parts?.hasEnd ? unreadable() : truncated()
  const facts = await jpegFactsOf(source, parts)
  const { rare, missingPixels, width, height } = facts
  if (rare !== null) throw rareJpeg(rare)
  checkSize(facts)
  if (missingPixels > 0) throw truncated({ pixels: missingPixels, of: width * height })
  if (facts.hasPosition) throw hasPosition()
  if (facts.hasTrailer) throw moreThanPhoto()
  return facts
}

function checkChunks(found: ChunkFacts | null): ImageFacts {
  if (!found) throw unreadable()
  const { exif: _, ...facts } = found
  if (!facts.isWhole) throw truncated()
  if (facts.isAnimated) throw animated()
  if (facts.hasPosition) throw hasPosition()
  if (facts.hasTrailer || facts.isOverlong) throw moreThanPhoto()
  checkSize(facts)
  return { ...facts, orientation: 1 }
}

/** The type of a file by its bytes, whatever its name. Refuses a file that cannot be printed. */
export async function inspectImage(source: ByteSource): Promise<ImageFacts> {
  const kind = sniffKind(await source.read(0, FILE_HEAD))
  if (kind === 'image/jpeg') return inspectJpeg(source)
  if (kind === 'image/png') return checkChunks(await readPngFacts(source))
  if (kind === 'image/webp') return checkChunks(await readWebpFacts(source))
  throw notAnImage()
}

import { UPLOAD } from '@kea/shared/constants/uploads'
import type { ByteSource } from './byte-source'
import { type ImageFacts, inspectJpeg } from './inspect-jpeg'
import { notAnImage, truncated, UploadRefusal, unreadable } from './upload-refusal'

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const PNG_MAGIC = '\x89PNG\r\n\x1a\n'
/** Samples of a pixel by PNG's colour type; a palette stands for colours. */
const PNG_COMPONENTS: Record<number, number> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 }

async function inspectPng(source: ByteSource): Promise<ImageFacts> {
  const head = await source.read(0, 33)
  if (head.length < 33 || ascii(head, 12, 4) !== 'IHDR') throw unreadable()
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  // The chunk that ends a PNG, perhaps with padding behind it.
  const tail = await source.read(Math.max(0, source.size - 1024), 1024)
  if (!ascii(tail, 0, tail.length).includes('IEND')) throw truncated()
  return {
    type: 'image/png',
    width: view.getUint32(16),
    height: view.getUint32(20),
    orientation: 1,
    components: PNG_COMPONENTS[head[25] ?? 2] ?? 3,
  }
}

const u24 = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16)
const u16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)

function webpSize(head: Uint8Array): { width: number; height: number } {
  const kind = ascii(head, 12, 4)
  if (kind === 'VP8X') return { width: u24(head, 24) + 1, height: u24(head, 27) + 1 }
  if (kind === 'VP8L') {
    const bits = (u16(head, 21) | (u16(head, 23) << 16)) >>> 0
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (kind === 'VP8 ') return { width: u16(head, 26) & 0x3fff, height: u16(head, 28) & 0x3fff }
  throw unreadable()
}

async function inspectWebp(source: ByteSource): Promise<ImageFacts> {
  const head = await source.read(0, 30)
  if (head.length < 30) throw unreadable()
  const riff = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(4, true)
  if (riff + 8 > source.size) throw truncated()
  return { type: 'image/webp', ...webpSize(head), orientation: 1, components: 3 }
}

function checkSize({ width, height }: ImageFacts): void {
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
}

async function inspect(source: ByteSource): Promise<ImageFacts> {
  const magic = await source.read(0, 12)
  if (magic[0] === 0xff && magic[1] === 0xd8 && magic[2] === 0xff) return inspectJpeg(source)
  if (ascii(magic, 0, 8) === PNG_MAGIC) return inspectPng(source)
  if (ascii(magic, 0, 4) === 'RIFF' && ascii(magic, 8, 4) === 'WEBP') return inspectWebp(source)
  throw notAnImage()
}

/** What a file is by its bytes, whatever its name says; throws a refusal for what cannot be printed. */
export async function inspectImage(source: ByteSource): Promise<ImageFacts> {
  const facts = await inspect(source)
  checkSize(facts)
  return facts
}

/** Width and height as shown: orientations from 5 on lie on their side. */
export const shownSize = ({ width, height, orientation }: ImageFacts): { width: number; height: number } =>
  orientation >= 5 ? { width: height, height: width } : { width, height }

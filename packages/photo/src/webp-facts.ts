import { ascii, viewOf } from './ascii'
import { type ByteSource, isBlank } from './byte-source'
import type { Chunk, ChunkFacts } from './chunk-facts'
import { readExif } from './exif'
import { exifBlock } from './exif-block'
import { PHOTO_LIMITS } from './limits'
import { xmpHasPosition } from './xmp-position'

const u16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
const u24 = (bytes: Uint8Array, at: number): number => u16(bytes, at) | ((bytes[at + 2] ?? 0) << 16)

/** The size in the data of a chunk; null for a chunk without one. */
function sizeIn(name: string, data: Uint8Array): { width: number; height: number } | null {
  if (name === 'VP8X') return { width: u24(data, 4) + 1, height: u24(data, 7) + 1 }
  if (name === 'VP8L') {
    const packed = (u16(data, 1) | (u16(data, 3) << 16)) >>> 0
    return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) }
  }
  return name === 'VP8 ' ? { width: u16(data, 6) & 0x3fff, height: u16(data, 8) & 0x3fff } : null
}

async function readChunks(source: ByteSource, stop: number): Promise<Chunk[]> {
  const chunks: Chunk[] = []
  for (let at = 12; at + 8 <= stop && chunks.length <= PHOTO_LIMITS.chunks; ) {
    const head = await source.read(at, 8)
    const start = at + 8
    const end = start + viewOf(head).getUint32(4, true)
    chunks.push({ name: ascii(head, 0, 4), start, end: Math.min(end, stop) })
    at = end + (end % 2)
  }
  return chunks
}

/** Null without a picture. The header of a WebP states its length. */
export async function readWebpFacts(source: ByteSource): Promise<ChunkFacts | null> {
  const head = (await source.read(0, 12)).slice()
  if (head.length < 12) return null
  const stated = viewOf(head).getUint32(4, true) + 8
  const stop = Math.min(stated, source.size)
  const chunks = await readChunks(source, stop)
  const facts = { exif: null as Uint8Array | null, hasPosition: false, isOverlong: chunks.length > PHOTO_LIMITS.chunks }
  let size: { width: number; height: number } | null = null
  for (const { name, start, end } of chunks) {
    size ??= sizeIn(name, await source.read(start, Math.min(end - start, 10)))
    if (name !== 'EXIF' && name !== 'XMP ') continue
    facts.isOverlong ||= end - start > PHOTO_LIMITS.textBytes
    if (facts.isOverlong) break
    const bytes = (await source.read(start, end - start)).slice()
    if (name === 'EXIF') facts.exif ??= exifBlock(bytes)
    facts.hasPosition ||= name === 'EXIF' ? readExif(exifBlock(bytes)).hasPosition : xmpHasPosition(bytes)
  }
  if (!size) return null
  return {
    type: 'image/webp',
    ...size,
    components: 3,
    isWhole: source.size >= stated,
    isAnimated: chunks.some(({ name }) => name === 'ANIM' || name === 'ANMF'),
    ...facts,
    hasTrailer: source.size >= stated && !(await isBlank(source, stated, source.size)),
  }
}

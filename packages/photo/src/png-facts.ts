import { ascii, viewOf } from './ascii'
import { type ByteSource, isBlank } from './byte-source'
import type { Chunk, ChunkFacts } from './chunk-facts'
import { readExif } from './exif'
import { exifBlock } from './exif-block'
import { PHOTO_LIMITS } from './limits'
import { xmpHasPosition } from './xmp-position'

/** Samples per pixel by the colour type; a palette stores colours. */
const COMPONENTS: Record<number, number> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 }
const TEXTS = ['tEXt', 'iTXt', 'zTXt']
/** Compressed text, or EXIF as text. Nobody reads these here, and the web makes a JPEG before an upload. */
const RAW_PROFILE = /^Raw profile type/i

/** The chunks of a PNG up to its end chunk; without it the file is cut off. */
async function readChunks(source: ByteSource): Promise<{ chunks: Chunk[]; isWhole: boolean; isOverlong: boolean }> {
  const chunks: Chunk[] = []
  for (let at = 8; ; ) {
    const head = await source.read(at, 8)
    const end = head.length < 8 ? source.size : at + 8 + viewOf(head).getUint32(0)
    if (end + 4 > source.size) return { chunks, isWhole: false, isOverlong: false }
    const name = ascii(head, 4, 4)
    chunks.push({ name, start: at + 8, end })
    if (name === 'IEND') return { chunks, isWhole: true, isOverlong: false }
    if (chunks.length > PHOTO_LIMITS.chunks) return { chunks, isWhole: true, isOverlong: true }
    at = end + 4
  }
}

const textHasPosition = (name: string, bytes: Uint8Array): boolean =>
  name === 'zTXt' || RAW_PROFILE.test(ascii(bytes, 0, 20)) || xmpHasPosition(bytes)

/** Null without a header. */
export async function readPngFacts(source: ByteSource): Promise<ChunkFacts | null> {
  const head = (await source.read(0, 33)).slice()
  if (head.length < 33 || ascii(head, 12, 4) !== 'IHDR') return null
  const { chunks, isWhole, isOverlong } = await readChunks(source)
  const facts = { exif: null as Uint8Array | null, hasPosition: false, isOverlong }
  for (const { name, start, end } of chunks) {
    if (name !== 'eXIf' && !TEXTS.includes(name)) continue
    facts.isOverlong ||= end - start > PHOTO_LIMITS.textBytes
    if (facts.isOverlong) break
    const bytes = (await source.read(start, end - start)).slice()
    if (name === 'eXIf') facts.exif ??= exifBlock(bytes)
    facts.hasPosition ||= name === 'eXIf' ? readExif(exifBlock(bytes)).hasPosition : textHasPosition(name, bytes)
  }
  const end = (chunks.at(-1)?.end ?? 0) + 4
  return {
    type: 'image/png',
    width: viewOf(head).getUint32(16),
    height: viewOf(head).getUint32(20),
    components: COMPONENTS[head[25] ?? 2] ?? 3,
    isWhole,
    isAnimated: chunks.some(({ name }) => name === 'acTL'),
    ...facts,
    hasTrailer: isWhole && !(await isBlank(source, end, source.size)),
  }
}

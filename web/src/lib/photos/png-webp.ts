/** A named chunk of a PNG or WebP file, and the range of its data. */
interface Chunk {
  name: string
  start: number
  end: number
}

export interface ChunkedFacts {
  width: number
  height: number
  isWhole: boolean
  isAnimated: boolean
  exif: Uint8Array | null
}

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const has = (chunks: readonly Chunk[], wanted: string): boolean => chunks.some(({ name }) => name === wanted)

function dataOf(bytes: Uint8Array, chunks: readonly Chunk[], wanted: string): Uint8Array | null {
  const chunk = chunks.find(({ name }) => name === wanted)
  return chunk ? bytes.subarray(chunk.start, chunk.end) : null
}

/** Some programs write the header of a JPEG's segment before the data. */
const webpExif = (data: Uint8Array | null): Uint8Array | null =>
  data && nameAt(data, 0) === 'Exif' ? data.subarray(6) : data

/** Parses a PNG from chunk to chunk. It is complete when it has an end chunk. */
export function readPng(bytes: Uint8Array): ChunkedFacts {
  const view = viewOf(bytes)
  const chunks: Chunk[] = []
  let isWhole = false
  let at = 8
  while (at + 12 <= bytes.length && !isWhole) {
    const start = at + 8
    const end = start + view.getUint32(at)
    if (end + 4 > bytes.length) break
    const name = nameAt(bytes, at + 4)
    chunks.push({ name, start, end })
    isWhole = name === 'IEND'
    at = end + 4
  }
  const hasHeader = bytes.length >= 24
  const size = { width: hasHeader ? view.getUint32(16) : 0, height: hasHeader ? view.getUint32(20) : 0 }
  return { ...size, isWhole, isAnimated: has(chunks, 'acTL'), exif: dataOf(bytes, chunks, 'eXIf') }
}

function webpSize(bytes: Uint8Array, { name, start }: Chunk): { width: number; height: number } | null {
  const view = viewOf(bytes)
  if (start + 10 > bytes.length) return null
  const byte = (offset: number) => bytes[start + offset] ?? 0
  if (name === 'VP8X') {
    const side = (offset: number) => 1 + (byte(offset) | (byte(offset + 1) << 8) | (byte(offset + 2) << 16))
    return { width: side(4), height: side(7) }
  }
  if (name === 'VP8L') {
    const packed = view.getUint32(start + 1, true)
    return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) }
  }
  if (name === 'VP8 ') {
    return { width: view.getUint16(start + 6, true) & 0x3fff, height: view.getUint16(start + 8, true) & 0x3fff }
  }
  return null
}

/** Parses a WebP from chunk to chunk. Its header states its length. */
export function readWebp(bytes: Uint8Array): ChunkedFacts {
  const view = viewOf(bytes)
  const chunks: Chunk[] = []
  const stated = bytes.length >= 8 ? view.getUint32(4, true) + 8 : Number.POSITIVE_INFINITY
  const stop = Math.min(stated, bytes.length)
  for (let at = 12; at + 8 <= stop; ) {
    const start = at + 8
    const end = Math.min(start + view.getUint32(at + 4, true), stop)
    chunks.push({ name: nameAt(bytes, at), start, end })
    at = end + (end % 2)
  }
  const size = chunks.map((chunk) => webpSize(bytes, chunk)).find((found) => found !== null)
  return {
    ...(size ?? { width: 0, height: 0 }),
    isWhole: bytes.length >= stated,
    isAnimated: has(chunks, 'ANIM') || has(chunks, 'ANMF'),
    exif: webpExif(dataOf(bytes, chunks, 'EXIF')),
  }
}

import { type ByteSource, isBlank } from './byte-source'
import { readExif, xmpHasPosition } from './exif'
import { ascii, type ImageFacts } from './image-facts'
import { animated, hasPosition, moreThanPhoto, truncated, unreadable } from './upload-refusal'

/** The largest photo has a few ten thousand chunks. More are refused: they would only cost time. */
const CHUNKS_MAX = 50_000
/** Text and coordinates are short. A longer text chunk is refused, since it may hide something. */
const TEXT_MAX = 4 * 1024 * 1024

/** Samples per pixel by PNG's colour type; a palette stores colours. */
const PNG_COMPONENTS: Record<number, number> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 }
const PNG_TEXTS = ['tEXt', 'iTXt', 'zTXt']
/** Compressed text, or EXIF as text. The store cannot read these, and the web removes them before an upload. */
const RAW_PROFILE = /^Raw profile type/i

interface Chunk {
  name: string
  start: number
  length: number
}

async function dataOf(source: ByteSource, { start, length }: Chunk): Promise<Uint8Array> {
  if (length > TEXT_MAX) throw moreThanPhoto()
  return source.read(start, length)
}

const exifHasPosition = (bytes: Uint8Array): boolean =>
  readExif(ascii(bytes, 0, 6) === 'Exif\0\0' ? bytes.subarray(6) : bytes).hasPosition

const textHasPosition = (bytes: Uint8Array): boolean => xmpHasPosition(new TextDecoder().decode(bytes))

async function checkPngChunk(source: ByteSource, chunk: Chunk): Promise<void> {
  if (chunk.name === 'acTL') throw animated()
  if (chunk.name === 'eXIf' && exifHasPosition(await dataOf(source, chunk))) throw hasPosition()
  if (!PNG_TEXTS.includes(chunk.name)) return
  const bytes = await dataOf(source, chunk)
  const isHidden = chunk.name === 'zTXt' || RAW_PROFILE.test(ascii(bytes, 0, 20))
  if (isHidden || textHasPosition(bytes)) throw hasPosition()
}

/** Walks through a PNG by its chunks; answers the end of the last one. */
async function readPngChunks(source: ByteSource): Promise<number> {
  let offset = 8
  for (let chunks = 0; chunks < CHUNKS_MAX; chunks += 1) {
    const head = await source.read(offset, 8)
    if (head.length < 8) throw truncated()
    const length = new DataView(head.buffer, head.byteOffset, 8).getUint32(0)
    const chunk = { name: ascii(head, 4, 4), start: offset + 8, length }
    offset += length + 12
    if (offset > source.size) throw truncated()
    if (chunk.name === 'IEND') return offset
    await checkPngChunk(source, chunk)
  }
  throw unreadable()
}

export async function inspectPng(source: ByteSource): Promise<ImageFacts> {
  const head = (await source.read(0, 33)).slice()
  if (head.length < 33 || ascii(head, 12, 4) !== 'IHDR') throw unreadable()
  const end = await readPngChunks(source)
  if (!(await isBlank(source, end, source.size))) throw moreThanPhoto()
  const view = new DataView(head.buffer)
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

async function checkWebpChunks(source: ByteSource, end: number): Promise<void> {
  let offset = 12
  for (let chunks = 0; offset + 8 <= end; chunks += 1) {
    if (chunks === CHUNKS_MAX) throw unreadable()
    const head = await source.read(offset, 8)
    const length = new DataView(head.buffer, head.byteOffset, 8).getUint32(4, true)
    const chunk = { name: ascii(head, 0, 4), start: offset + 8, length: Math.min(length, end - offset - 8) }
    if (chunk.name === 'ANIM' || chunk.name === 'ANMF') throw animated()
    if (chunk.name === 'EXIF' && exifHasPosition(await dataOf(source, chunk))) throw hasPosition()
    if (chunk.name === 'XMP ' && textHasPosition(await dataOf(source, chunk))) throw hasPosition()
    offset += 8 + length + (length % 2)
  }
}

export async function inspectWebp(source: ByteSource): Promise<ImageFacts> {
  const head = (await source.read(0, 30)).slice()
  if (head.length < 30) throw unreadable()
  const end = new DataView(head.buffer).getUint32(4, true) + 8
  if (end > source.size) throw truncated()
  const size = webpSize(head)
  await checkWebpChunks(source, end)
  if (!(await isBlank(source, end, source.size))) throw moreThanPhoto()
  return { type: 'image/webp', ...size, orientation: 1, components: 3 }
}

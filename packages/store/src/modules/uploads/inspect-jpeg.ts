import { type ByteSource, isBlank } from './byte-source'
import { readExif, xmpHasPosition } from './exif'
import { ascii, type ImageFacts } from './image-facts'
import { hasPosition, moreThanPhoto, truncated, UploadRefusal, unreadable } from './upload-refusal'

const SOS = 0xda
const EOI = 0xd9
const APP1 = 0xe1
/** A photo has a few dozen segments. More are refused: they would only cost time. */
const SEGMENTS_MAX = 2_000
const EXIF = 'Exif\0\0'
const XMP = 'http://ns.adobe.com/xap/1.0/\0'
const XMP_EXTENSION = 'http://ns.adobe.com/xmp/extension/\0'

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7

interface Headers {
  frame: { marker: number; precision: number; width: number; height: number; components: number } | null
  /** Null until an Exif block has it. The first block counts. */
  orientation: number | null
  hasPosition: boolean
}

function readApp1(segment: Uint8Array, headers: Headers): void {
  if (ascii(segment, 0, EXIF.length) === EXIF) {
    const facts = readExif(segment.subarray(EXIF.length))
    headers.orientation ??= facts.orientation
    headers.hasPosition ||= facts.hasPosition
  } else if (ascii(segment, 0, XMP.length) === XMP || ascii(segment, 0, XMP_EXTENSION.length) === XMP_EXTENSION) {
    headers.hasPosition ||= xmpHasPosition(new TextDecoder().decode(segment))
  }
}

async function readSegment(source: ByteSource, marker: number, offset: number, length: number, headers: Headers) {
  if (marker === APP1) readApp1(await source.read(offset, length), headers)
  if (!isFrame(marker) || headers.frame) return
  const [precision = 0, h1 = 0, h0 = 0, w1 = 0, w0 = 0, components = 0] = await source.read(offset, 6)
  headers.frame = { marker, precision, height: h1 * 256 + h0, width: w1 * 256 + w0, components }
}

/** Offset of the next marker after coded data. Stuffed zeros and restart markers belong to the data. */
async function nextMarker(source: ByteSource, from: number): Promise<number> {
  for (let offset = from; offset + 1 < source.size; ) {
    const bytes = await source.ahead(offset)
    for (let at = bytes.indexOf(0xff); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
      const marker = bytes[at + 1] ?? 0
      if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return offset + at
    }
    // The last byte may be the first half of a marker.
    offset += bytes.length - 1
  }
  throw truncated()
}

/** Walks through all segments and scans; answers the end of the picture. */
async function readSegments(source: ByteSource, headers: Headers): Promise<number> {
  let offset = 2
  for (let segments = 0; segments < SEGMENTS_MAX; segments += 1) {
    const [prefix, marker, high = 0, low = 0] = await source.read(offset, 4)
    if (marker === undefined) throw truncated()
    if (prefix !== 0xff) throw unreadable()
    if (marker === EOI) return offset + 2
    if (marker === 0xff) {
      offset += 1
      continue
    }
    const length = high * 256 + low
    if (length < 2) throw unreadable()
    if (offset + 2 + length > source.size) throw truncated()
    await readSegment(source, marker, offset + 4, length - 2, headers)
    offset += 2 + length
    if (marker === SOS) offset = await nextMarker(source, offset)
  }
  throw unreadable()
}

/** The web leaves zeros after the picture, and another end marker for readers that look for one there. */
async function checkBehind(source: ByteSource, end: number): Promise<void> {
  const [mark, eoi] = await source.read(Math.max(end, source.size - 2), 2)
  const stop = mark === 0xff && eoi === EOI ? source.size - 2 : source.size
  if (!(await isBlank(source, end, stop))) throw moreThanPhoto()
}

/** Reads a JPEG to its last byte: a position may be anywhere in it. */
export async function inspectJpeg(source: ByteSource): Promise<ImageFacts> {
  const headers: Headers = { frame: null, orientation: null, hasPosition: false }
  const end = await readSegments(source, headers)
  const { frame, orientation } = headers
  if (!frame || frame.width === 0 || frame.height === 0) throw unreadable()
  if (frame.marker > 0xc2 || frame.precision !== 8 || ![1, 3, 4].includes(frame.components)) {
    throw new UploadRefusal(
      422,
      'RARE_JPEG',
      'This is a rare kind of JPEG that we cannot print. Save it as a plain JPEG.',
    )
  }
  if (headers.hasPosition) throw hasPosition()
  await checkBehind(source, end)
  const { width, height, components } = frame
  return { type: 'image/jpeg', width, height, orientation: orientation ?? 1, components }
}

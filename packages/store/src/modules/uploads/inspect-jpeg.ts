import type { ByteSource } from './byte-source'
import { readExif, xmpHasPosition } from './exif'
import { truncated, UploadRefusal, unreadable } from './upload-refusal'

/** Pixels as stored, and what the printer must know to place the file untouched. */
export interface ImageFacts {
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  width: number
  height: number
  /** 1–8, as in Exif. */
  orientation: number
  components: number
}

const SOS = 0xda
const EOI = 0xd9
const APP1 = 0xe1
/** A photo has a few dozen segments before its pixels; a file made to keep us busy has more. */
const SEGMENTS_MAX = 2_000
const TAIL = 64 * 1024
const SCAN_STEP = 256 * 1024
const EXIF = 'Exif\0\0'
const XMP = 'http://ns.adobe.com/xap/1.0/\0'
const XMP_EXTENSION = 'http://ns.adobe.com/xmp/extension/\0'

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

interface Headers {
  frame: { marker: number; precision: number; width: number; height: number; components: number } | null
  orientation: number
  hasPosition: boolean
  scanStart: number
}

function readApp1(segment: Uint8Array, headers: Headers): void {
  if (ascii(segment, 0, EXIF.length) === EXIF) {
    const facts = readExif(segment.subarray(EXIF.length))
    headers.orientation = facts.orientation
    headers.hasPosition ||= facts.hasPosition
  } else if (ascii(segment, 0, XMP.length) === XMP || ascii(segment, 0, XMP_EXTENSION.length) === XMP_EXTENSION) {
    headers.hasPosition ||= xmpHasPosition(new TextDecoder().decode(segment))
  }
}

async function readSegment(source: ByteSource, marker: number, offset: number, length: number, headers: Headers) {
  if (marker === APP1) readApp1(await source.read(offset, length), headers)
  if (!isFrame(marker)) return
  const [precision = 0, h1 = 0, h0 = 0, w1 = 0, w0 = 0, components = 0] = await source.read(offset, 6)
  headers.frame = { marker, precision, height: h1 * 256 + h0, width: w1 * 256 + w0, components }
}

/** Walks the segments up to the first scan. */
async function readHeaders(source: ByteSource): Promise<Headers> {
  const headers: Headers = { frame: null, orientation: 1, hasPosition: false, scanStart: 0 }
  let offset = 2
  for (let segments = 0; segments < SEGMENTS_MAX; segments += 1) {
    const [prefix, marker, high = 0, low = 0] = await source.read(offset, 4)
    if (marker === undefined) throw truncated()
    if (prefix !== 0xff) throw unreadable()
    if (marker === 0xff) {
      offset += 1
      continue
    }
    const length = high * 256 + low
    if (marker === EOI || length < 2) throw unreadable()
    if (offset + 2 + length > source.size) throw truncated()
    await readSegment(source, marker, offset + 4, length - 2, headers)
    offset += 2 + length
    if (marker === SOS) return { ...headers, scanStart: offset }
  }
  throw unreadable()
}

/** Position of the end mark at or after `from` in `bytes`; -1 without one. */
function endMark(bytes: Uint8Array, from: number): number {
  for (let i = bytes.indexOf(0xff, from); i !== -1; i = bytes.indexOf(0xff, i + 1)) {
    if (bytes[i + 1] === EOI) return i
  }
  return -1
}

/**
 * A JPEG ends with its end mark, but phones write things behind it: padding, a second picture, a film. Nearly always
 * the mark is in the last 64 KB; only else are the pixels read through. Inside them FF D9 cannot occur by chance.
 */
async function hasEnd(source: ByteSource, scanStart: number): Promise<boolean> {
  const tail = Math.max(scanStart, source.size - TAIL)
  if (endMark(await source.read(tail, TAIL), 0) !== -1) return true
  for (let offset = scanStart; offset < source.size; offset += SCAN_STEP - 1) {
    if (endMark(await source.read(offset, SCAN_STEP), 0) !== -1) return true
  }
  return false
}

export async function inspectJpeg(source: ByteSource): Promise<ImageFacts> {
  const { frame, orientation, hasPosition, scanStart } = await readHeaders(source)
  if (!frame || frame.width === 0 || frame.height === 0) throw unreadable()
  if (frame.marker > 0xc2 || frame.precision !== 8 || ![1, 3, 4].includes(frame.components)) {
    throw new UploadRefusal(
      422,
      'RARE_JPEG',
      'This is a rare kind of JPEG that we cannot print. Save it as a plain JPEG.',
    )
  }
  if (hasPosition) {
    throw new UploadRefusal(
      422,
      'HAS_POSITION',
      'This photo still says where it was taken. Choose it again on our page: it is removed before the photo is sent.',
    )
  }
  if (!(await hasEnd(source, scanStart))) throw truncated()
  const { width, height, components } = frame
  return { type: 'image/jpeg', width, height, orientation, components }
}

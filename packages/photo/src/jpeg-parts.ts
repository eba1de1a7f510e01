import type { ByteSource } from './byte-source'
import { endOfScans } from './jpeg-end'
import type { JpegFrame } from './jpeg-frame'
import {
  APP0,
  APP15,
  COM,
  DHT,
  DQT,
  DRI,
  EOI,
  isAlone,
  isFrame,
  isRestart,
  PROGRESSIVE,
  type Segment,
  SOI,
  SOS,
} from './jpeg-markers'
import { PHOTO_LIMITS } from './limits'

/** A JPEG up to its first coded data. */
export interface JpegHead {
  frame: JpegFrame | null
  segments: readonly Segment[]
  /** Null where the file ends before any coded data. */
  scan: Segment | null
  /** True where the end marker comes first. */
  hasEnd: boolean
}

/** Where the picture of a JPEG ends. */
export interface JpegEnd {
  /** The offset after the end marker; without one, after the last coded byte. */
  end: number
  hasEnd: boolean
  /** Pixels whose coded data is not there. */
  missingPixels: number
}

export type JpegParts = JpegHead & JpegEnd

/** A file with so many segments or scans is no photo. */
export class TooManySegments extends Error {}

/** The offset of the next marker: decoders skip other bytes, and fill bytes before it. -1 at the end of the file. */
async function markerFrom(source: ByteSource, from: number, isCoded: boolean): Promise<number> {
  for (let offset = from; offset + 1 < source.size; ) {
    const bytes = await source.ahead(offset)
    for (let at = bytes.indexOf(0xff); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
      const marker = bytes[at + 1] ?? 0
      if (marker !== 0 && marker !== 0xff && !(isCoded && isRestart(marker))) return offset + at
    }
    // The last byte may be the first half of a marker.
    offset += Math.max(bytes.length - 1, 1)
  }
  return -1
}

/** The segment at a marker. It may end behind the file. */
async function segmentAt(source: ByteSource, start: number): Promise<Segment> {
  const [, marker = 0, high = 0, low = 0] = await source.read(start, 4)
  const hasLength = marker !== EOI && marker !== SOI && !isAlone(marker)
  return { marker, start, end: start + 2 + (hasLength ? Math.max(high * 256 + low, 2) : 0) }
}

async function readFrame(source: ByteSource, { marker, start, end }: Segment): Promise<JpegFrame> {
  const [precision = 0, h1 = 0, h0 = 0, w1 = 0, w0 = 0, count = 0, ...rest] = await source.read(
    start + 4,
    Math.min(end - start, 800),
  )
  const components = Array.from({ length: Math.min(count, Math.floor(rest.length / 3)) }, (_, at) => {
    const sampling = rest[at * 3 + 1] ?? 0
    return { id: rest[at * 3] ?? 0, h: sampling >> 4, v: sampling & 15 }
  })
  return { marker, precision, width: w1 * 256 + w0, height: h1 * 256 + h0, components }
}

function checkCount(segments: readonly Segment[], limit: number = PHOTO_LIMITS.segments): void {
  if (segments.length > limit) throw new TooManySegments()
}

const isJpeg = async (source: ByteSource): Promise<boolean> => {
  const [first, second] = await source.read(0, 2)
  return first === 0xff && second === SOI
}

/** Reads a JPEG up to its first coded data. Null for another format. */
export async function readJpegHead(source: ByteSource): Promise<JpegHead | null> {
  if (!(await isJpeg(source))) return null
  const segments: Segment[] = []
  let frame: JpegFrame | null = null
  for (let at = 2; ; ) {
    const start = await markerFrom(source, at, false)
    const segment = start === -1 ? null : await segmentAt(source, start)
    const hasEnd = segment?.marker === EOI
    if (!segment || hasEnd || segment.end > source.size) return { frame, segments, scan: null, hasEnd }
    segments.push(segment)
    checkCount(segments)
    if (isFrame(segment.marker)) frame ??= await readFrame(source, segment)
    if (segment.marker === SOS) return { frame, segments, scan: segment, hasEnd: false }
    at = segment.end
  }
}

/** What may stand between two scans. */
const isBetweenScans = (marker: number): boolean =>
  [SOS, DHT, DQT, DRI, COM].includes(marker) || (marker >= APP0 && marker <= APP15)

/** The ids of the components that a scan has. */
async function componentsIn(source: ByteSource, { start }: Segment): Promise<number[]> {
  const [count = 0, ...ids] = await source.read(start + 4, 9)
  return Array.from({ length: Math.min(count, 4) }, (_, at) => ids[at * 2] ?? 0)
}

/**
 * Reads a JPEG from marker to marker to the true end of its picture. Phones append films and second pictures, some
 * programs forget the end marker, and a download may break off. Only without the marker is the coded data counted.
 */
export async function readJpegParts(source: ByteSource): Promise<JpegParts | null> {
  const head = await readJpegHead(source)
  if (!head) return null
  const { frame, scan } = head
  const pixels = (frame?.width ?? 0) * (frame?.height ?? 0)
  if (!frame || !scan) return { ...head, end: source.size, missingPixels: pixels }
  const segments = [...head.segments]
  const seen = new Set(await componentsIn(source, scan))
  // One of several precisions may always have another scan, any other until all its components are there.
  const mayGoOn = () => frame.marker === PROGRESSIVE || frame.components.some(({ id }) => !seen.has(id))
  let isInScan = true
  for (let at = scan.end; ; ) {
    const start = await markerFrom(source, at, isInScan)
    const segment = start === -1 ? null : await segmentAt(source, start)
    if (segment?.marker === EOI) return { ...head, segments, end: segment.end, hasEnd: true, missingPixels: 0 }
    const isNext =
      segment &&
      segment.end <= source.size &&
      (isAlone(segment.marker) || (isBetweenScans(segment.marker) && mayGoOn()))
    if (!isNext) break
    segments.push(segment)
    checkCount(segments)
    isInScan = segment.marker === SOS
    if (isInScan) for (const id of await componentsIn(source, segment)) seen.add(id)
    at = segment.end
  }
  const scans = segments.filter(({ marker }) => marker === SOS)
  checkCount(scans, PHOTO_LIMITS.scans)
  const { end, missingPixels } = await endOfScans(source, frame, segments)
  return { ...head, segments, end, hasEnd: false, missingPixels }
}

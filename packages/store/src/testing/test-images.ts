/** Files with only the parts of an image that the store reads: headers, markers and an end. */
const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0))
const u16 = (value: number): number[] => [value >> 8, value & 0xff]
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)]
const segment = (marker: number, body: number[]): number[] => [0xff, marker, ...u16(body.length + 2), ...body]

export interface JpegFacts {
  width?: number
  height?: number
  orientation?: number
  /** Coordinates of the GPS directory; all zero is blanked. */
  gps?: number[]
  xmp?: string
  components?: number
  frame?: number
  /** Bytes of pixels. */
  scan?: number
  /** A second scan, with this XMP before it. */
  xmpBetweenScans?: string
  end?: boolean
  /** Bytes after the end marker. */
  trailer?: Uint8Array
}

const entry = (tag: number, type: number, count: number, value: number): number[] => [
  ...u16(tag),
  ...u16(type),
  ...u32(count),
  ...(type === 3 ? [...u16(value), 0, 0] : u32(value)),
]

/** The text of an XMP packet as the data of a chunk. */
export const words = ascii

/** Main directory at 8 with two entries, GPS directory at 38 with one, its three fractions at 56. */
export const exif = (orientation: number, gps: number[]): number[] => [
  ...ascii('Exif\0\0MM'),
  ...u16(42),
  ...u32(8),
  ...u16(2),
  ...entry(0x0112, 3, 1, orientation),
  ...entry(0x8825, 4, 1, 38),
  ...u32(0),
  ...u16(1),
  ...entry(2, 5, 3, 56),
  ...u32(0),
  ...gps.flatMap((value) => [...u32(value), ...u32(1)]),
]

const xmpSegment = (xmp: string): number[] =>
  xmp === '' ? [] : segment(0xe1, [...ascii('http://ns.adobe.com/xap/1.0/\0'), ...ascii(xmp)])

export function jpeg({
  width = 1200,
  height = 900,
  orientation = 1,
  gps = [0, 0, 0],
  xmp = '',
  components = 3,
  frame = 0xc0,
  scan = 2_000,
  xmpBetweenScans = '',
  end = true,
  trailer = new Uint8Array(),
}: JpegFacts = {}): Uint8Array<ArrayBuffer> {
  const tables = Array.from({ length: components }, (_, i) => [i + 1, 0x11, 0]).flat()
  const fractions = gps.every((value) => value === 0) ? Array(24).fill(0) : null
  const scanHeader = segment(0xda, [components, ...Array(components * 2).fill(0), 0, 63, 0])
  const head = [
    0xff,
    0xd8,
    ...segment(0xe1, fractions ? [...exif(orientation, []), ...fractions] : exif(orientation, gps)),
    ...xmpSegment(xmp),
    ...segment(frame, [8, ...u16(height), ...u16(width), components, ...tables]),
    ...scanHeader,
    ...(xmpBetweenScans === '' ? [] : [0x55, 0xff, 0, 0xff, 0xd0, ...xmpSegment(xmpBetweenScans), ...scanHeader]),
  ]
  const file = new Uint8Array(head.length + scan + (end ? 2 : 0) + trailer.length)
  file.set(head)
  file.fill(0x55, head.length, head.length + scan)
  if (end) file.set([0xff, 0xd9], head.length + scan)
  file.set(trailer, file.length - trailer.length)
  return file
}

const pngChunk = (name: string, data: number[]): number[] => [...u32(data.length), ...ascii(name), ...data, 0, 0, 0, 0]

interface ChunkFacts {
  end?: boolean
  /** A chunk before the pixels. */
  chunk?: { name: string; data: number[] }
  behind?: string
}

export function png(
  width: number,
  height: number,
  { end = true, chunk, behind = '' }: ChunkFacts = {},
): Uint8Array<ArrayBuffer> {
  return new Uint8Array([
    ...[0x89, ...ascii('PNG\r\n\x1a\n')],
    ...pngChunk('IHDR', [...u32(width), ...u32(height), 8, 6, 0, 0, 0]),
    ...(chunk ? pngChunk(chunk.name, chunk.data) : []),
    ...pngChunk('IDAT', Array(88).fill(0)),
    ...(end ? pngChunk('IEND', []) : []),
    ...ascii(behind),
  ])
}

const u32Little = (value: number): number[] => u32(value).reverse()

/** A lossless WebP; `missing` bytes are cut off its end. */
export function webp(
  width: number,
  height: number,
  { missing = 0, chunk, behind = '' }: ChunkFacts & { missing?: number } = {},
): Uint8Array<ArrayBuffer> {
  const bits = ((width - 1) | ((height - 1) << 14)) >>> 0
  const chunks = [
    ...ascii('VP8L'),
    ...u32Little(180),
    ...[0x2f, ...u32Little(bits), ...Array(175).fill(0)],
    ...(chunk ? [...ascii(chunk.name), ...u32Little(chunk.data.length), ...chunk.data] : []),
    ...Array((chunk?.data.length ?? 0) % 2).fill(0),
  ]
  const file = [...ascii('RIFF'), ...u32Little(chunks.length + 4), ...ascii('WEBP'), ...chunks, ...ascii(behind)]
  return new Uint8Array(file.slice(0, file.length - missing))
}

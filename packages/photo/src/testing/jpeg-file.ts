/** JPEGs with only the parts that a print file reads: headers, and coded data that nobody decodes. */
const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0))
const u16 = (value: number): number[] => [(value >> 8) & 0xff, value & 0xff]
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value)]

export const segment = (marker: number, body: readonly number[]): number[] => [
  0xff,
  marker,
  ...u16(body.length + 2),
  ...body,
]

/** An Exif block with an orientation, in either byte order. */
export function exifSegment(orientation: number, { little = false } = {}): number[] {
  const number = (bytes: number[]) => (little ? bytes.reverse() : bytes)
  const tiff = [
    ...ascii(little ? 'II' : 'MM'),
    ...number(u16(42)),
    ...number(u32(8)),
    ...number(u16(2)),
    ...number(u16(0x010f)),
    ...number(u16(2)),
    ...number(u32(1)),
    ...[0, 0, 0, 0],
    ...number(u16(0x0112)),
    ...number(u16(3)),
    ...number(u32(1)),
    ...number(u16(orientation)),
    ...[0, 0],
    ...number(u32(0)),
  ]
  return segment(0xe1, [...ascii('Exif\0\0'), ...tiff])
}

/** A profile of a colour space: nothing but its header. */
export function iccProfile(space: string, length = 300): number[] {
  const profile = Array.from({ length }, (_, at) => at & 0xff)
  profile.splice(16, 4, ...ascii(space))
  return profile
}

export const iccSegment = (part: number, count: number, bytes: readonly number[]): number[] =>
  segment(0xe2, [...ascii('ICC_PROFILE\0'), part, count, ...bytes])

export const adobeSegment = (transform: number): number[] =>
  segment(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, transform])

export interface JpegParts {
  width?: number
  height?: number
  components?: number
  ids?: readonly number[]
  precision?: number
  /** The marker of its frame. */
  frame?: number
  /** Segments between its start and its frame. */
  before?: readonly number[]
  /** Segments between its frame and its scan. */
  after?: readonly number[]
  /** Bytes of coded data. */
  data?: number
}

export function jpegFile({
  width = 1200,
  height = 900,
  components = 3,
  ids = [1, 2, 3, 4].slice(0, components),
  precision = 8,
  frame = 0xc0,
  before = [],
  after = [],
  data = 500,
}: JpegParts = {}): Uint8Array<ArrayBuffer> {
  const table = ids.flatMap((id) => [id, 0x11, 0])
  const head = [
    ...[0xff, 0xd8],
    ...before,
    ...segment(frame, [precision, ...u16(height), ...u16(width), components, ...table]),
    ...after,
    ...segment(0xda, [components, ...ids.flatMap((id) => [id, 0]), 0, 63, 0]),
  ]
  const file = new Uint8Array(head.length + data + 2)
  file.set(head)
  for (let at = 0; at < data; at += 1) file[head.length + at] = (at * 7) % 251
  file.set([0xff, 0xd9], head.length + data)
  return file
}

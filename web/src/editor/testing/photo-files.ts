/** Photo files for specs. Their headers are valid, and they contain no picture. */

const bytesOf = (...parts: (number[] | string | Uint8Array)[]): Uint8Array<ArrayBuffer> => {
  const flat = parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : [...part]))
  return new Uint8Array(flat)
}

const u16 = (value: number): number[] => [(value >> 8) & 0xff, value & 0xff]
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)]

const segment = (marker: number, data: Uint8Array): Uint8Array => bytesOf([0xff, marker], u16(data.length + 2), data)

/** Latitude 41° 17' 20", in the big-endian TIFF of a camera, with an orientation before it. */
export function exifWithGps(orientation: number): Uint8Array {
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...u16(tag),
    ...u16(type),
    ...u32(count),
    ...value,
  ]
  const gpsAt = 8 + 2 + 3 * 12 + 4
  const latitudeAt = gpsAt + 2 + 2 * 12 + 4
  return bytesOf(
    'Exif\0\0',
    'MM',
    u16(42),
    u32(8),
    u16(3),
    entry(0x0112, 3, 1, [...u16(orientation), 0, 0]),
    entry(0x8825, 4, 1, u32(gpsAt)),
    entry(0x9003, 2, 4, [...bytesOf('2026')]),
    u32(0),
    u16(2),
    entry(1, 2, 2, [...bytesOf('S\0\0\0')]),
    entry(2, 5, 3, u32(latitudeAt)),
    u32(0),
    [41, 17, 20].flatMap((value) => [...u32(value), ...u32(1)]),
  )
}

interface JpegParts {
  width?: number
  height?: number
  /** Segments before the frame, with their markers. */
  before?: { marker: number; data: Uint8Array }[]
  isCutOff?: boolean
  behind?: Uint8Array
}

export const xmp = (packet: string): Uint8Array => bytesOf('http://ns.adobe.com/xap/1.0/\0', packet)

/** Coded data with a stuffed zero and a restart marker, like that of real files. */
const CODED = [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0x78]

export function jpegBytes({ width = 3000, height = 2000, before = [], isCutOff, behind }: JpegParts = {}) {
  return bytesOf(
    [0xff, 0xd8],
    ...before.map(({ marker, data }) => segment(marker, data)),
    segment(0xc0, bytesOf([8], u16(height), u16(width), [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])),
    segment(0xda, bytesOf([3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0])),
    CODED,
    isCutOff ? [] : [0xff, 0xd9],
    behind ?? [],
  )
}

interface PngParts {
  /** The name of a chunk before the pixels. */
  chunk?: string
  isCutOff?: boolean
}

export function pngBytes(width: number, height: number, { chunk, isCutOff }: PngParts = {}): Uint8Array<ArrayBuffer> {
  const chunkOf = (name: string, data: Uint8Array) => bytesOf(u32(data.length), name, data, u32(0))
  return bytesOf(
    '\x89PNG\r\n\x1a\n',
    chunkOf('IHDR', bytesOf(u32(width), u32(height), [8, 6, 0, 0, 0])),
    chunk ? chunkOf(chunk, bytesOf(u32(2), u32(0))) : [],
    isCutOff ? [] : chunkOf('IEND', bytesOf()),
  )
}

/** A HEIC or AVIF of one picture. `missing` bytes are cut off at its end. */
export function heif(brand: string, width: number, height: number, missing = 0): Uint8Array<ArrayBuffer> {
  const box = (name: string, ...parts: (number[] | string | Uint8Array)[]) => {
    const data = bytesOf(...parts)
    return bytesOf(u32(data.length + 8), name, data)
  }
  const properties = box('ipco', box('ispe', u32(0), u32(160), u32(120)), box('ispe', u32(0), u32(width), u32(height)))
  const file = bytesOf(
    box('ftyp', brand, u32(0), 'mif1', brand),
    box('meta', u32(0), box('iprp', properties)),
    box('mdat', new Array(50).fill(0)),
  )
  return file.slice(0, file.length - missing)
}

export const photoFile = (bytes: Uint8Array<ArrayBuffer>, name = 'lake.jpg'): File => new File([bytes], name)

/** A file with a size but no content. A file that is too large must be refused before it is read. */
export function hugeFile(size: number, name = 'huge.jpg'): File {
  const file = new File([], name)
  Object.defineProperty(file, 'size', { value: size })
  file.arrayBuffer = () => Promise.reject(new Error('The file was read'))
  return file
}

import { crc32, deflateSync } from 'node:zlib'

const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0))
const u32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)

function chunk(name: string, data: Uint8Array, crc?: number): Uint8Array {
  const named = Uint8Array.from([...ascii(name), ...data])
  return Uint8Array.from([...u32(data.length), ...named, ...u32(crc ?? crc32(named))])
}

export interface MaskParts {
  width: number
  height: number
  /** Each pixel's opacity. */
  opacity?: (x: number, y: number) => number
  /** The filter byte of every row; the others than 0 say nothing true. */
  filter?: number
  bits?: number
  colour?: number
  interlace?: number
  /** Instead of the rows. */
  raw?: Uint8Array
  /** Instead of the compressed rows. */
  packed?: Uint8Array
  /** Chunks before the rows. */
  extra?: { name: string; data: Uint8Array }
  /** The checksum of the rows. */
  crc?: number
  name?: string
  /** What its last bytes say of its length, more than it has. */
  lie?: number
}

/** What stands behind a JPEG with see-through parts, made without the code under test. */
export function maskFile({
  width,
  height,
  opacity = () => 255,
  filter = 0,
  bits = 8,
  colour = 0,
  interlace = 0,
  raw,
  packed,
  extra,
  crc,
  name = 'KeaMask1',
  lie = 0,
}: MaskParts): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y += 1) {
    rows[y * (width + 1)] = filter
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = opacity(x, y)
  }
  const png = Buffer.concat([
    Uint8Array.from([0x89, ...ascii('PNG\r\n\x1a\n')]),
    chunk('IHDR', Uint8Array.from([...u32(width), ...u32(height), bits, colour, 0, 0, interlace])),
    extra ? chunk(extra.name, extra.data) : new Uint8Array(),
    chunk('IDAT', packed ?? deflateSync(raw ?? rows), crc),
    chunk('IEND', new Uint8Array()),
  ])
  return new Uint8Array(Buffer.concat([png, Uint8Array.from([...ascii(name), ...u32(png.length + lie)])]))
}

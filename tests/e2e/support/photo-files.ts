import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

export const COLOURS = {
  red: [220, 40, 40],
  green: [40, 200, 40],
  blue: [40, 40, 220],
  yellow: [230, 220, 40],
} as const
type Colour = keyof typeof COLOURS

/** A picture of four colours: red and green above, blue and yellow below. */
export function fourColours(width = 1200, height = 800): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [left, right]: [Colour, Colour] = y < height / 2 ? ['red', 'green'] : ['blue', 'yellow']
      pixels.set(COLOURS[x < width / 2 ? left : right], (y * width + x) * 3)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export const namedFile = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer })

/** A chunk of a PNG. */
function chunkOf(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const
  ends[0].writeUInt32BE(data.length)
  ends[1].writeUInt32BE(crc32(named))
  return Buffer.concat([ends[0], named, ends[1]])
}

/** Inserts a chunk behind the header of a PNG. */
const withChunk = (png: Buffer, name: string, data: Uint8Array): Buffer =>
  Buffer.concat([png.subarray(0, 33), chunkOf(name, data), png.subarray(33)])

/** Inserts a segment at the beginning of a JPEG. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** EXIF whose date says that it has two gigabytes. */
const HUGE_DATE = Buffer.from(
  'Exif\0\0MM\0*\0\0\0\x08\0\x01\x87\x69\0\x04\0\0\0\x01\0\0\0\x1a\0\0\0\0' +
    '\0\x01\x90\x03\0\x02\x7f\xff\xff\xff\0\0\0\x2c\0\0\0\0',
  'latin1',
)

/** The picture of four colours in other forms, by name. */
export const PICTURES: Record<string, () => Promise<Buffer>> = {
  'a PNG': () => fourColours().png().toBuffer(),
  'a PNG of 16 bits': () => fourColours().toColourspace('rgb16').png().toBuffer(),
  'a PNG with 100 MB of packed text': async () =>
    withChunk(
      await fourColours().png().toBuffer(),
      'zTXt',
      Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(100_000_000))]),
    ),
  'a WebP': () => fourColours().webp({ quality: 95 }).toBuffer(),
  'an AVIF': () => fourColours().avif({ quality: 80, effort: 0 }).toBuffer(),
  'an MPO of two pictures': async () =>
    Buffer.concat([await fourColours().jpeg().toBuffer(), await fourColours(800, 600).negate().jpeg().toBuffer()]),
  'a JPEG that claims two gigabytes of EXIF': async () =>
    withSegment(await fourColours().jpeg().toBuffer(), 0xe1, HUGE_DATE),
  'a progressive JPEG': () => fourColours().jpeg({ progressive: true }).toBuffer(),
}

const heic = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../fixtures/heic/${name}.heic`, import.meta.url)))

export const heicOfTwoPictures = (): Buffer => heic('two-pictures')

/** The four colours with ten bits, by the curve of each kind of HDR. */
export const HDR: Record<string, () => Buffer> = {
  PQ: () => heic('pq'),
  'PQ that no box states': () => heic('pq-unstated'),
  HLG: () => heic('hlg'),
}

/** Two frames, one above the other. */
const frames = () =>
  sharp(Buffer.alloc(100 * 200 * 3, 90).fill(200, 100 * 100 * 3), {
    raw: { width: 100, height: 200, channels: 3, pageHeight: 100 },
  })

/** Pictures that move. */
export const ANIMATED: Record<string, () => Promise<Buffer>> = {
  gif: () =>
    frames()
      .gif({ delay: [100, 100] })
      .toBuffer(),
  webp: () =>
    frames()
      .webp({ delay: [100, 100] })
      .toBuffer(),
  png: async () => withChunk(await fourColours().png().toBuffer(), 'acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
  avif: async () => {
    const file = await fourColours(200, 100).avif({ effort: 0 }).toBuffer()
    file.write('avis', 8, 'latin1')
    return file
  },
}

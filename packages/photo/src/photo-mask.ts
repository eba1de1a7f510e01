import { ascii, viewOf } from './ascii'
import type { ByteSource } from './byte-source'
import { crc32 } from './crc32'
import { PHOTO_LIMITS } from './limits'

/**
 * A photo with see-through parts is a JPEG with its mask behind the end marker: a grey PNG of the same size, in which 0
 * is see-through and 255 opaque, then twelve bytes that name it and say its length. A reader that does not know the
 * mask sees a whole JPEG.
 */
export interface PhotoMask {
  width: number
  height: number
  /** The compressed rows, as PNG and PDF both have them. */
  start: number
  end: number
}

const NAME = 'KeaMask1'
export const FOOT_BYTES = 12
/** The signature, the header and the first eight bytes of the only data chunk. */
const HEAD_BYTES = 8 + 25 + 8
const CRC_BYTES = 4
/** Eight bits of grey, deflated, filtered by rows, not interlaced. */
const GREY_8 = [8, 0, 0, 0, 0]
const END_CHUNK = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const u32 = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

/** All of a mask before its compressed rows. */
function headOf(width: number, height: number, length: number): Uint8Array {
  const header = [...letters('IHDR'), ...u32(width), ...u32(height), ...GREY_8]
  const check = u32(crc32(Uint8Array.from(header)))
  return Uint8Array.from([...SIGNATURE, ...u32(13), ...header, ...check, ...u32(length), ...letters('IDAT')])
}

/** What follows the JPEG of a photo with a mask. `rows` are its compressed rows, each with a filter byte. */
export function maskTrailer(width: number, height: number, rows: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = headOf(width, height, rows.length)
  const check = crc32(rows, crc32(Uint8Array.from(letters('IDAT'))))
  const png = head.length + rows.length + CRC_BYTES + END_CHUNK.length
  const trailer = new Uint8Array(png + FOOT_BYTES)
  trailer.set(head)
  trailer.set(rows, head.length)
  trailer.set([...u32(check), ...END_CHUNK, ...letters(NAME), ...u32(png)], head.length + rows.length)
  return trailer
}

/** The bytes of the mask's PNG, by the last bytes of a file of so many; 0 without a mask. */
export function maskLength(foot: Uint8Array, size: number): number {
  if (foot.length < FOOT_BYTES || ascii(foot, 0, NAME.length) !== NAME) return 0
  const length = viewOf(foot).getUint32(NAME.length)
  return length + FOOT_BYTES < size ? length : 0
}

const isSame = (one: Uint8Array, other: ArrayLike<number>): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** The mask right behind a picture of this size; null for anything else there. Its rows are not read. */
export async function readMask(
  source: ByteSource,
  { end, frame }: { end: number; frame: { width: number; height: number } | null },
): Promise<PhotoMask | null> {
  const png = maskLength((await source.read(Math.max(source.size - FOOT_BYTES, 0), FOOT_BYTES)).slice(), source.size)
  const length = png - HEAD_BYTES - CRC_BYTES - END_CHUNK.length
  if (!frame || length <= 0 || source.size - FOOT_BYTES - png !== end) return null
  const { width, height } = frame
  if (width * height > PHOTO_LIMITS.maskPixels) return null
  const head = (await source.read(end, HEAD_BYTES)).slice()
  const start = end + HEAD_BYTES
  const last = await source.read(start + length + CRC_BYTES, END_CHUNK.length)
  const isMask = isSame(head, headOf(width, height, length)) && isSame(last, END_CHUNK)
  return isMask ? { width, height, start, end: start + length } : null
}

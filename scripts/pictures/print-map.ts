// The map of the prints as bytes without loss. A print is nearly a plane in u and v, so the differences from a plane are small.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Three numbers for every half pixel: u, v, and the number of the print over the blur. */
export interface PrintMap {
  values: Uint16Array
  /** In half pixels of the picture. */
  width: number
  height: number
}

const CHANNELS = 3 // u, v, and the number of the print over the blur
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 }

/** All low bytes of a channel, then all high bytes, of each value's difference from its left and upper neighbours. */
export function packMap({ values, width, height }: PrintMap): Buffer {
  const count = width * height
  const bytes = Buffer.alloc(count * CHANNELS * 2)
  for (let k = 0; k < CHANNELS; k++)
    for (let y = 0, p = 0; y < height; y++)
      for (let x = 0; x < width; x++, p++) {
        const off = (values[p * CHANNELS + k] ?? 0) - expected(values, width, x, y, k)
        const signed = (off << 16) >> 16
        const folded = (signed << 1) ^ (signed >> 15) // small differences of both signs become small numbers
        bytes[2 * k * count + p] = folded & 255
        bytes[(2 * k + 1) * count + p] = (folded >> 8) & 255
      }
  return brotliCompressSync(bytes, { params: { ...PARAMS, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
}

export function unpackMap(packed: Buffer, width: number, height: number): PrintMap {
  const bytes = brotliDecompressSync(packed)
  const count = width * height
  const values = new Uint16Array(count * CHANNELS)
  for (let k = 0; k < CHANNELS; k++)
    for (let y = 0, p = 0; y < height; y++)
      for (let x = 0; x < width; x++, p++) {
        const folded = (bytes[2 * k * count + p] ?? 0) | ((bytes[(2 * k + 1) * count + p] ?? 0) << 8)
        values[p * CHANNELS + k] = expected(values, width, x, y, k) + ((folded >> 1) ^ -(folded & 1))
      }
  return { values, width, height }
}

/** The value in the plane through the three neighbours that are known already. Number and blur repeat their left neighbour. */
function expected(values: Uint16Array, width: number, x: number, y: number, k: number): number {
  const p = (y * width + x) * CHANNELS + k
  const left = x ? (values[p - CHANNELS] ?? 0) : 0
  if (k === 2) return left
  const row = width * CHANNELS
  const above = y ? (values[p - row] ?? 0) : 0
  return left + above - (x && y ? (values[p - CHANNELS - row] ?? 0) : 0)
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readHeif } from '@kea/photo/heif-facts'
import libheif from 'libheif-js/libheif-wasm/libheif.js'
import { expect, test } from 'vitest'
import { heicPixels, type Libheif } from './heic-pixels'

const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm'))

/** The pixels in the middle of the quarters of a file: red, green, blue and yellow. */
async function quartersOf(name: string) {
  const file = new Uint8Array(readFileSync(new URL(`../../../../tests/fixtures/heic/${name}.heic`, import.meta.url)))
  const heif = libheif({ wasmBinary }) as unknown as Libheif
  const pixels = await heicPixels(heif, file, readHeif(file).colour)
  if (!pixels) throw new Error(`${name} cannot be decoded`)
  const { width, height, data, colorSpace } = pixels
  const middles = [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ].map(([x = 0, y = 0]) => 4 * (((height * y) / 4) * width + (width * x) / 4))
  return { colorSpace, quarters: middles.map((at) => [...data.subarray(at, at + 4)]) }
}

/** The colours of `tests/e2e/support/photo-files.ts` in Display P3. */
const COLOURS = [
  [202, 59, 51, 255],
  [97, 197, 70, 255],
  [40, 40, 211, 255],
  [228, 220, 82, 255],
]

test.each(['pq', 'pq-unstated', 'hlg'])('%s.heic is decoded into its colours', async (name) => {
  const { colorSpace, quarters } = await quartersOf(name)
  expect(colorSpace).toBe('display-p3')
  const differences = quarters.flatMap((quarter, at) =>
    quarter.map((level, channel) => Math.abs(level - (COLOURS[at]?.[channel] ?? 0))),
  )
  // One step of ten bits, and the loss of the coded picture.
  expect(Math.max(...differences), JSON.stringify(quarters)).toBeLessThanOrEqual(3)
})

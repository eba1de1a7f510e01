// Data with which a browser puts a photo into a finished picture: the light on its prints and their positions.
import sharp from 'sharp'
import type { MockUp, MockUpWithPrints } from './mock-up.ts'
import { printMesh } from './print-mesh.ts'
import type { NamedFile } from './publish.ts'
import type { Look, Rgb } from './tone.ts'

const BYTES = 3000 // of print.json
const POINT = 9.5 // average bytes of one point
const SCALE = 2 // pixels of the picture for one of the shade

/**
 * print.json: the picture's size, the shade's box in it, the look, and a mesh for each print. The shade's upper half is the light that white
 * prints return, over coverage as alpha; the lower half is their gloss. pixel = gloss + light × photo / 0.8, both decoded by
 * 2 × (byte / 255) ^ 2.2; then exposure, fall-off to the corners and Khronos PBR Neutral.
 */
export async function printFiles(
  mockUp: MockUp,
  aspects: readonly number[],
  { exposure = 1 }: Look = {},
): Promise<NamedFile[]> {
  if (!mockUp.box) return []
  const most = Math.floor((BYTES - 200) / POINT / aspects.length)
  const prints = aspects.flatMap((aspect, k) => {
    const mesh = printMesh(mockUp, k + 1, most)
    return mesh ? [{ aspect, ...mesh }] : []
  })
  const { width, height, box } = mockUp
  return [
    ['print.json', Buffer.from(JSON.stringify({ width, height, box, exposure, prints }))],
    ['shade.webp', await shade(mockUp)],
  ]
}

const encode = (c: number): number => Math.round(Math.min(Math.max(c, 0) / 2, 1) ** (1 / 2.2) * 255)

/** Light and gloss of one pixel of the shade, and the share of it that is print. */
interface Cell {
  bright: Rgb
  gloss: Rgb
  cover: number
}

async function shade({ white, light, map, box, width }: MockUpWithPrints): Promise<Buffer> {
  const [left, top, right, bottom] = box
  const w = Math.ceil((right - left) / SCALE)
  const h = Math.ceil((bottom - top) / SCALE)
  const out = Buffer.alloc(w * h * 2 * 4)
  const lower = w * h * 4
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const to = (y * w + x) * 4
      const { bright, gloss, cover } = cellOf(x, y)
      for (let k = 0; k < 3; k++) {
        out[to + k] = encode(bright[k] ?? 0)
        out[lower + to + k] = encode(gloss[k] ?? 0)
      }
      out[to + 3] = Math.round(cover * 255)
      out[lower + to + 3] = 255
    }
  return sharp(out, { raw: { width: w, height: 2 * h, channels: 4 } })
    .webp({ quality: 72, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toBuffer()

  /** Means over the pixels with a print, or over all pixels without any. */
  function cellOf(x: number, y: number): Cell {
    const pixels: { inBox: number; whole: number; cover: number }[] = []
    for (let dy = 0; dy < SCALE; dy++)
      for (let dx = 0; dx < SCALE; dx++) {
        const px = Math.min(x * SCALE + dx, right - left - 1)
        const py = Math.min(y * SCALE + dy, bottom - top - 1)
        pixels.push({
          inBox: (py * (right - left) + px) * 3,
          whole: ((top + py) * width + left + px) * 3,
          cover: coverOf(px, py),
        })
      }
    const covered = pixels.filter(({ cover }) => cover === 1)
    const used = covered.length ? covered : pixels
    const mean = (read: (inBox: number, whole: number) => number): Rgb => {
      const of = (k: number) =>
        used.reduce((sum, { inBox, whole }) => sum + read(inBox + k, whole + k), 0) / used.length
      return [of(0), of(1), of(2)]
    }
    return {
      bright: mean((inBox) => light.values[inBox] ?? 0),
      gloss: mean((inBox, whole) => (white.values[whole] ?? 0) - (light.values[inBox] ?? 0)),
      cover: pixels.reduce((sum, { cover }) => sum + cover, 0) / pixels.length,
    }
  }

  function coverOf(px: number, py: number): number {
    let found = 0
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      if ((map.values[((2 * py + dy) * map.width + 2 * px + dx) * 3 + 2] ?? 0) >> 8) found += 0.25
    return found
  }
}

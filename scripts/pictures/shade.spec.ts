import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { compose } from './compose.ts'
import type { PictureList } from './entries.ts'
import { type Box, readMockUp } from './mock-up.ts'
import { type Photo, readPhoto, sample } from './photo.ts'
import type { PrintMesh } from './print-mesh.ts'
import { printFiles } from './shade.ts'
import { develop, type Rgb } from './tone.ts'

type Corner = [x: number, y: number, u: number, v: number]
type Paint = (x: number, y: number, u: number, v: number) => void

/** A composed picture, and what a browser needs to show other photos in it. */
interface ShownPicture {
  printJson: Buffer
  shade: Buffer
  photos: Photo[]
  composed: Buffer
}

const here = fileURLToPath(new URL('.', import.meta.url))
const { scenes }: PictureList = JSON.parse(await readFile(join(here, 'pictures.json'), 'utf8'))

// Differences of 255 levels, over the pixels of the prints. The shade has half the resolution, and the picture has grain.
const MEAN = 4
const MOST = 14 // 95 of 100 pixels are nearer

/** Calls `paint` for the pixels of a triangle. */
function triangle(a: Corner, b: Corner, c: Corner, paint: Paint): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (!area) return
  const first = (k: 0 | 1) => Math.floor(Math.min(a[k], b[k], c[k]))
  const last = (k: 0 | 1) => Math.ceil(Math.max(a[k], b[k], c[k]))
  const [left, right, top, bottom] = [first(0), last(0), first(1), last(1)]
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5, y + 0.5]
      const p = ((b[0] - px) * (c[1] - py) - (c[0] - px) * (b[1] - py)) / area
      const q = ((c[0] - px) * (a[1] - py) - (a[0] - px) * (c[1] - py)) / area
      const r = 1 - p - q
      if (p < 0 || q < 0 || r < 0) continue
      paint(x, y, p * a[2] + q * b[2] + r * c[2], p * a[3] + q * b[3] + r * c[3])
    }
}

function drawMesh({ u, v, points }: PrintMesh, paint: Paint): void {
  const corner = (i: number, j: number): Corner => {
    const at = (j * u.length + i) * 2
    return [(points[at] ?? 0) / 2, (points[at + 1] ?? 0) / 2, u[i] ?? 0, v[j] ?? 0]
  }
  for (let j = 0; j + 1 < v.length; j++)
    for (let i = 0; i + 1 < u.length; i++) {
      triangle(corner(i, j), corner(i + 1, j), corner(i, j + 1), paint)
      triangle(corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1), paint)
    }
}

/** The prints as a browser draws them, from print.json and shade.webp alone; null without a print. */
async function throughMesh({ printJson, shade, photos }: ShownPicture, shift: number) {
  const {
    width,
    height,
    box,
    exposure,
    prints,
  }: { width: number; height: number; box: Box; exposure: number; prints: PrintMesh[] } = JSON.parse(String(printJson))
  const { data, info } = await sharp(shade).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const linear = new Float32Array(width * height * 3)
  const drawn = new Uint8Array(width * height)
  const decode = (at: number) => 2 * ((data[at] ?? 0) / 255) ** 2.2
  const rgb: Rgb = [0, 0, 0]
  for (const [k, print] of prints.entries()) {
    const photo = photos[k]
    if (!photo) throw new Error(`There is no photo for print ${k + 1}.`)
    drawMesh(print, (x, y, u, v) => {
      const shadeX = Math.floor((x - box[0]) / 2)
      const shadeY = Math.floor((y - box[1]) / 2)
      const at = (shadeY * info.width + shadeX) * 4
      if (x < box[0] || y < box[1] || x >= box[2] || y >= box[3] || (data[at + 3] ?? 0) < 255) return
      const gloss = at + (info.height / 2) * info.width * 4
      sample(photo, u + shift, v, 1, rgb)
      for (let c = 0; c < 3; c++)
        linear[(y * width + x) * 3 + c] = decode(gloss + c) + (decode(at + c) * (rgb[c] ?? 0)) / 0.8
      drawn[y * width + x] = 1
    })
  }
  return { pixels: develop(linear, width, height, { exposure, grain: 0 }), drawn }
}

/** Photos with fine detail, so that a shift shows. */
const MUGS = [
  { file: 'dogs-at-the-window.jpg', crop: { x: 0.22, y: 0.23, width: 0.7, height: 0.19 } },
  { file: 'dragonfly-on-lavender.jpg', crop: { x: 0.02, y: 0.05, width: 0.8, height: 0.58 } },
]

async function pictureOf(scene: string, photos: typeof MUGS): Promise<ShownPicture> {
  const { prints: aspects = [], look = {} } = scenes[scene] ?? {}
  const mockUp = await readMockUp(join(here, 'mock-ups', scene))
  const prints = aspects.map((aspect, k) => ({
    ...photos[k],
    aspect,
    path: join(here, 'photos', photos[k]?.file ?? ''),
  }))
  const [printJson, shade] = (await printFiles(mockUp, aspects, look)).map(([, bytes]) => bytes)
  if (!printJson || !shade) throw new Error(`${scene} has no prints.`)
  return {
    printJson,
    shade,
    photos: await Promise.all(prints.map((print) => readPhoto(print.path, { ...print, width: 500 }))),
    composed: await compose(mockUp, prints, look),
  }
}

async function difference(picture: ShownPicture, shift = 0) {
  const { pixels, drawn } = await throughMesh(picture, shift)
  const { composed } = picture
  const off: number[] = []
  const distance = (i: number) => Math.abs((pixels[i] ?? 0) - (composed[i] ?? 0))
  for (let p = 0; p < drawn.length; p++)
    if (drawn[p]) off.push((distance(p * 3) + distance(p * 3 + 1) + distance(p * 3 + 2)) / 3)
  off.sort((a, b) => a - b)
  return {
    drawn: off.length,
    mean: off.reduce((sum, d) => sum + d, 0) / off.length,
    most: off[Math.floor(off.length * 0.95)],
  }
}

// web/src/routes/photo/mock-ups/against-pictures.spec.ts compares a flat print with its picture.
describe('a photo through the mesh and the shade of a curved print', () => {
  let picture: ShownPicture
  beforeAll(async () => {
    picture = await pictureOf('mug_shelf', MUGS)
  }, 60_000)

  test('looks as it does in the picture', async () => {
    const { drawn, mean, most } = await difference(picture)
    expect(picture.printJson.length).toBeLessThanOrEqual(3000)
    expect(drawn).toBeGreaterThan(30_000)
    expect(mean).toBeLessThan(MEAN)
    expect(most).toBeLessThan(MOST)
  })

  test('does not, when the mesh is off by two parts in a hundred', async () => {
    const { mean } = await difference(picture, 0.02)
    expect(mean).toBeGreaterThan(2 * MEAN)
  })
})

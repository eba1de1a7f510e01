import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { compose } from './compose.ts'
import { readPhoto, sample } from './photo.ts'
import { readPlate } from './plate.ts'
import { printFiles } from './shade.ts'
import { develop } from './tone.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const { scenes, pictures } = JSON.parse(await readFile(join(here, 'pictures.json'), 'utf8'))

// Differences of 255 levels, over the pixels of the prints. The shade has half the resolution, and the picture has grain.
const MEAN = 4
const MOST = 14 // 95 of 100 pixels are nearer

/** Calls `paint(x, y, u, v)` for the pixels of a triangle whose corners are [x, y, u, v]. */
function triangle(a, b, c, paint) {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (!area) return
  const span = (k) => [Math.floor(Math.min(a[k], b[k], c[k])), Math.ceil(Math.max(a[k], b[k], c[k]))]
  const [[left, right], [top, bottom]] = [span(0), span(1)]
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

function drawMesh({ u, v, points }, paint) {
  const corner = (i, j) => {
    const at = (j * u.length + i) * 2
    return [points[at] / 2, points[at + 1] / 2, u[i], v[j]]
  }
  for (let j = 0; j + 1 < v.length; j++)
    for (let i = 0; i + 1 < u.length; i++) {
      triangle(corner(i, j), corner(i + 1, j), corner(i, j + 1), paint)
      triangle(corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1), paint)
    }
}

/** The prints as a browser draws them, from print.json and shade.webp alone; null without a print. */
async function throughMesh(files, photos, shift = 0) {
  const { width, height, box, exposure, prints } = JSON.parse(files['print.json'])
  const { data, info } = await sharp(files['shade.webp']).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const linear = new Float32Array(width * height * 3)
  const drawn = new Uint8Array(width * height)
  const decode = (byte) => 2 * (byte / 255) ** 2.2
  const rgb = [0, 0, 0]
  for (const [k, print] of prints.entries())
    drawMesh(print, (x, y, u, v) => {
      const shadeX = Math.floor((x - box[0]) / 2)
      const shadeY = Math.floor((y - box[1]) / 2)
      const at = (shadeY * info.width + shadeX) * 4
      if (x < box[0] || y < box[1] || x >= box[2] || y >= box[3] || data[at + 3] < 255) return
      const gloss = at + (info.height / 2) * info.width * 4
      sample(photos[k], u + shift, v, 1, rgb)
      for (let c = 0; c < 3; c++)
        linear[(y * width + x) * 3 + c] = decode(data[gloss + c]) + (decode(data[at + c]) * rgb[c]) / 0.8
      drawn[y * width + x] = 1
    })
  return { pixels: develop(linear, width, height, { exposure, grain: 0 }), drawn }
}

/** A composed picture with its files. */
async function pictureOf(name) {
  const { scene, photos } = pictures.find((picture) => picture.name === name)
  const { prints: aspects, look } = scenes[scene]
  const plate = await readPlate(join(here, 'plates', scene))
  const prints = aspects.map((aspect, k) => ({ ...photos[k], aspect, path: join(here, 'photos', photos[k].file) }))
  return {
    files: Object.fromEntries(await printFiles(plate, aspects, look)),
    photos: await Promise.all(prints.map((print) => readPhoto(print.path, { ...print, width: 500 }))),
    composed: await compose(plate, prints, look),
  }
}

async function difference({ files, photos, composed }, shift) {
  const { pixels, drawn } = await throughMesh(files, photos, shift)
  const off = []
  for (let p = 0; p < drawn.length; p++)
    if (drawn[p]) off.push([0, 1, 2].reduce((sum, k) => sum + Math.abs(pixels[p * 3 + k] - composed[p * 3 + k]), 0) / 3)
  off.sort((a, b) => a - b)
  return {
    drawn: off.length,
    mean: off.reduce((sum, d) => sum + d, 0) / off.length,
    most: off[Math.floor(off.length * 0.95)],
  }
}

// web/src/lib/plates/against-pictures.spec.ts compares a flat print with its picture.
describe('a photo through the mesh and the shade of a curved print', () => {
  let picture
  beforeAll(async () => {
    picture = await pictureOf('mug-shelf')
  }, 60_000)

  test('looks as it does in the picture', async () => {
    const { drawn, mean, most } = await difference(picture)
    expect(picture.files['print.json'].length).toBeLessThanOrEqual(3000)
    expect(drawn).toBeGreaterThan(30_000)
    expect(mean).toBeLessThan(MEAN)
    expect(most).toBeLessThan(MOST)
  })

  test('does not, when the mesh is off by two parts in a hundred', async () => {
    const { mean } = await difference(picture, 0.02)
    expect(mean).toBeGreaterThan(2 * MEAN)
  })
})

// Puts photos into a mock-up: picture = white + light × (photo / 0.8 − 1), for every pixel near a print.
import { blurred } from './blur.ts'
import type { MockUp, MockUpWithPrints } from './mock-up.ts'
import { type Photo, type PhotoSource, readPhoto, sample } from './photo.ts'
import type { PrintMap } from './print-map.ts'
import { develop, type Look, type Rgb } from './tone.ts'

/** What is put on one print: `aspect` is the print's width by height. */
export interface Print extends PhotoSource {
  aspect: number
}

/** The colours of a part of the picture, and how much of each pixel they cover. */
interface Printed {
  colour: Float32Array
  cover: Float32Array
}

/** `blur` is that of the lens, in pixels. */
interface LaidPhotos extends Printed {
  blur: Float32Array
  width: number
  height: number
}

const WHITE = 0.8 // the albedo of the prints that were rendered white
const COARSE = 1 / 400 // the step in u of a print that is hardly seen

/** @param prints per print number, from 1 */
export async function compose(mockUp: MockUp, prints: readonly Print[], look: Look): Promise<Buffer> {
  if (!mockUp.box) return develop(mockUp.white.values, mockUp.width, mockUp.height, look)
  const photos = await loadPhotos(mockUp, prints)
  const colours = spread(layPhotos(mockUp, photos), meanOf(photos))
  const linear = Float32Array.from(mockUp.white.values)
  const [left, top, right, bottom] = mockUp.box
  const width = right - left
  for (let y = 0; y < bottom - top; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      const to = ((top + y) * mockUp.width + left + x) * 3
      for (let k = 0; k < 3; k++) {
        const light = mockUp.light.values[from + k] ?? 0
        linear[to + k] = Math.max((linear[to + k] ?? 0) + light * ((colours[from + k] ?? 0) / WHITE - 1), 0)
      }
    }
  return develop(linear, mockUp.width, mockUp.height, look)
}

async function loadPhotos(mockUp: MockUpWithPrints, prints: readonly Print[]): Promise<Photo[]> {
  const steps = finestSteps(mockUp.map, prints.length)
  return Promise.all(
    prints.map(async (print, k) =>
      readPhoto(print.path, { ...print, width: Math.round(Math.min(1 / (steps[k] ?? COARSE), 4000)) }),
    ),
  )
}

/** The change of u from one half pixel to the next, in the most frontal part of each print. */
function finestSteps({ values, width, height }: PrintMap, count: number): number[] {
  const at = (i: number): number => values[i] ?? 0
  const seen = Array.from({ length: count }, (): number[] => [])
  for (let y = 0; y < height; y += 7)
    for (let x = 0; x + 1 < width; x += 7) {
      const i = (y * width + x) * 3
      const number = at(i + 2) >> 8
      if (!number || number > count || at(i + 5) >> 8 !== number) continue
      const below = y + 1 < height ? i + width * 3 : i
      seen[number - 1]?.push(Math.hypot(at(i + 3) - at(i), at(below) - at(i)) / 65535)
    }
  return seen.map((steps) => steps.sort((a, b) => a - b)[Math.floor(steps.length * 0.3)] || COARSE)
}

/** The photos as projected, with four samples per pixel. `cover` is the share of a pixel that is print. */
function layPhotos({ map, box }: MockUpWithPrints, photos: readonly Photo[]): LaidPhotos {
  const at = (i: number): number => map.values[i] ?? 0
  const width = box[2] - box[0]
  const height = box[3] - box[1]
  const colour = new Float32Array(width * height * 3)
  const cover = new Float32Array(width * height)
  const blur = new Float32Array(width * height)
  const rgb: Rgb = [0, 0, 0]
  for (let y = 0; y < map.height; y++)
    for (let x = 0; x < map.width; x++) {
      const i = (y * map.width + x) * 3
      const number = at(i + 2) >> 8
      const photo = photos[number - 1]
      if (!photo) continue
      const to = (y >> 1) * width + (x >> 1)
      sample(photo, at(i) / 65535, at(i + 1) / 65535, footprint(map, i, x, number, photo), rgb)
      for (let k = 0; k < 3; k++) colour[to * 3 + k] = (colour[to * 3 + k] ?? 0) + (rgb[k] ?? 0) / 4
      cover[to] = (cover[to] ?? 0) + 0.25
      blur[to] = Math.max(blur[to] ?? 0, (at(i + 2) & 255) / 8)
    }
  return { colour, cover, blur, width, height }
}

/** The number of photo pixels in one half pixel of the picture: many at the sides of a mug. */
function footprint({ values, width }: PrintMap, i: number, x: number, number: number, photo: Photo): number {
  const at = (index: number): number => values[index] ?? 0
  const right = x + 1 < width && at(i + 5) >> 8 === number ? i + 3 : i - 3
  const du = Math.abs(at(right) - at(i)) / 65535
  const dv = Math.abs(at(right + 1) - at(i + 1)) / 65535
  return Math.hypot(du * photo.sizes[0].width, dv * photo.sizes[0].height) * 0.75
}

function meanOf(photos: readonly Photo[]): Rgb {
  const mean = (k: 0 | 1 | 2): number => photos.reduce((sum, photo) => sum + photo.mean[k], 0) / photos.length
  return [mean(0), mean(1), mean(2)]
}

/**
 * Blurs the photo where its print is out of focus and carries its colours a hair past its edges, where the
 * mock-ups hold a part of a print's light. Farther out only its glow falls: its colours mixed more and more.
 */
function spread({ colour, cover, blur, width, height }: LaidPhotos, mean: Rgb): Float32Array {
  const radii = [0, 1, 2, 4, 8, 16]
  const levels = radii.map((r) => (r ? blurredPrint(colour, cover, width, height, r) : { colour, cover }))
  const glow = blurredPrint(colour, cover, width, height, 60)
  const reach = blurredPrint(blur, cover, width, height, 8, 1)
  const radius = (level: number): number => radii[level] ?? 0
  const coverAt = (level: number, p: number): number => levels[level]?.cover[p] ?? 0
  const colourAt = (level: number, i: number): number => levels[level]?.colour[i] ?? 0
  const out = new Float32Array(colour.length)
  for (let p = 0; p < cover.length; p++) {
    const reached = reach.cover[p] ?? 0
    const soft = (cover[p] ? blur[p] : reached > 0.01 ? (reach.colour[p] ?? 0) / reached : 0) ?? 0
    // Three box blurs of radius r look like a disc of radius 1.6 r.
    let wanted = 0
    while (wanted + 2 < radii.length && radius(wanted + 1) * 1.6 <= soft) wanted++
    const part = Math.min(Math.max((soft / 1.6 - radius(wanted)) / (radius(wanted + 1) - radius(wanted)), 0), 1)
    let level = wanted
    while (level < wanted + 2 && level + 1 < levels.length && coverAt(level, p) < 0.02) level++
    const near = coverAt(level, p)
    const next = coverAt(wanted + 1, p)
    const printed = near < 0.02 ? 0 : Math.min(1, coverAt(Math.min(wanted + 2, 5), p) * 3)
    const blend = level === wanted && next > 0.02 ? part : 0
    for (let k = 0; k < 3; k++) {
      const i = p * 3 + k
      const far = ((glow.colour[i] ?? 0) + (mean[k] ?? 0) * 0.05) / ((glow.cover[p] ?? 0) + 0.05)
      let value = far
      if (printed) {
        const sharp = colourAt(level, i) / near
        value = far + ((blend ? sharp + (colourAt(wanted + 1, i) / next - sharp) * blend : sharp) - far) * printed
      }
      out[i] = value
    }
  }
  return out
}

/** Blurs colour and cover alike, so their quotient ignores all other pixels. */
const blurredPrint = (
  colour: Float32Array,
  cover: Float32Array,
  width: number,
  height: number,
  radius: number,
  channels = 3,
): Printed => ({
  colour: blurred(colour, width, height, radius, channels),
  cover: blurred(cover, width, height, radius),
})

// Puts photos into a plate: picture = white + light × (photo / 0.8 − 1), for every pixel near a print.
import { blurred } from './blur.ts'
import { readPhoto, sample } from './photo.ts'
import { develop } from './tone.ts'

const WHITE = 0.8 // the albedo of the white plate's prints

/** @param prints per print number, from 1: { path, aspect, crop?, brightness?, saturation? } */
export async function compose(plate, prints, look) {
  if (!plate.box) return develop(plate.white.values, plate.width, plate.height, look)
  const photos = await loadPhotos(plate, prints)
  const colours = spread(layPhotos(plate, photos), meanOf(photos))
  const linear = Float32Array.from(plate.white.values)
  const [left, top, right, bottom] = plate.box
  const width = right - left
  for (let y = 0; y < bottom - top; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      const to = ((top + y) * plate.width + left + x) * 3
      for (let k = 0; k < 3; k++) {
        const light = plate.light.values[from + k]
        linear[to + k] = Math.max(linear[to + k] + light * (colours[from + k] / WHITE - 1), 0)
      }
    }
  return develop(linear, plate.width, plate.height, look)
}

async function loadPhotos(plate, prints) {
  const steps = finestSteps(plate.map, prints.length)
  return Promise.all(
    prints.map(async (print, k) =>
      readPhoto(print.path, { ...print, width: Math.round(Math.min(1 / steps[k], 4000)) }),
    ),
  )
}

/** The change of u from one half pixel to the next, in the most frontal part of each print. */
function finestSteps({ values, width, height }, count) {
  const seen = Array.from({ length: count }, () => [])
  for (let y = 0; y < height; y += 7)
    for (let x = 0; x + 1 < width; x += 7) {
      const i = (y * width + x) * 3
      const number = values[i + 2] >> 8
      if (!number || number > count || values[i + 5] >> 8 !== number) continue
      const below = y + 1 < height ? i + width * 3 : i
      seen[number - 1].push(Math.hypot(values[i + 3] - values[i], values[below] - values[i]) / 65535)
    }
  return seen.map((steps) => steps.sort((a, b) => a - b)[Math.floor(steps.length * 0.3)] || 1 / 400)
}

/** The photos as projected, with four samples per pixel. `cover` is the share of a pixel that is print. */
function layPhotos({ map, box }, photos) {
  const width = box[2] - box[0]
  const height = box[3] - box[1]
  const colour = new Float32Array(width * height * 3)
  const cover = new Float32Array(width * height)
  const blur = new Float32Array(width * height)
  const rgb = [0, 0, 0]
  for (let y = 0; y < map.height; y++)
    for (let x = 0; x < map.width; x++) {
      const i = (y * map.width + x) * 3
      const number = map.values[i + 2] >> 8
      if (!number || number > photos.length) continue
      const photo = photos[number - 1]
      const to = (y >> 1) * width + (x >> 1)
      sample(photo, map.values[i] / 65535, map.values[i + 1] / 65535, footprint(map, i, x, number, photo), rgb)
      for (let k = 0; k < 3; k++) colour[to * 3 + k] += rgb[k] / 4
      cover[to] += 0.25
      blur[to] = Math.max(blur[to], (map.values[i + 2] & 255) / 8)
    }
  return { colour, cover, blur, width, height }
}

/** The number of photo pixels in one half pixel of the picture: many at the sides of a mug. */
function footprint(map, i, x, number, photo) {
  const right = x + 1 < map.width && map.values[i + 5] >> 8 === number ? i + 3 : i - 3
  const du = Math.abs(map.values[right] - map.values[i]) / 65535
  const dv = Math.abs(map.values[right + 1] - map.values[i + 1]) / 65535
  return Math.hypot(du * photo.sizes[0].width, dv * photo.sizes[0].height) * 0.75
}

function meanOf(photos) {
  return [0, 1, 2].map((k) => photos.reduce((sum, photo) => sum + photo.mean[k], 0) / photos.length)
}

/**
 * Blurs the photo where its print is out of focus and carries its colours a hair past its edges, where the
 * plates hold a part of a print's light. Farther out only its glow falls: its colours mixed more and more.
 */
function spread({ colour, cover, blur, width, height }, mean) {
  const radii = [0, 1, 2, 4, 8, 16]
  const levels = radii.map((r) => (r ? blurredPrint(colour, cover, width, height, r) : { colour, cover }))
  const glow = blurredPrint(colour, cover, width, height, 60)
  const reach = blurredPrint(blur, cover, width, height, 8, 1)
  const out = new Float32Array(colour.length)
  for (let p = 0; p < cover.length; p++) {
    const soft = cover[p] ? blur[p] : reach.cover[p] > 0.01 ? reach.colour[p] / reach.cover[p] : 0
    // Three box blurs of radius r look like a disc of radius 1.6 r.
    let wanted = 0
    while (wanted + 2 < radii.length && radii[wanted + 1] * 1.6 <= soft) wanted++
    const part = Math.min(Math.max((soft / 1.6 - radii[wanted]) / (radii[wanted + 1] - radii[wanted]), 0), 1)
    let level = wanted
    while (level < wanted + 2 && level + 1 < levels.length && levels[level].cover[p] < 0.02) level++
    const near = levels[level]
    const next = levels[wanted + 1]
    const printed = near.cover[p] < 0.02 ? 0 : Math.min(1, levels[Math.min(wanted + 2, 5)].cover[p] * 3)
    const blend = level === wanted && next.cover[p] > 0.02 ? part : 0
    for (let k = 0; k < 3; k++) {
      const i = p * 3 + k
      const far = (glow.colour[i] + mean[k] * 0.05) / (glow.cover[p] + 0.05)
      let value = far
      if (printed) {
        const sharp = near.colour[i] / near.cover[p]
        value = far + ((blend ? sharp + (next.colour[i] / next.cover[p] - sharp) * blend : sharp) - far) * printed
      }
      out[i] = value
    }
  }
  return out
}

/** Blurs colour and cover alike, so their quotient ignores all other pixels. */
const blurredPrint = (colour, cover, width, height, radius, channels = 3) => ({
  colour: blurred(colour, width, height, radius, channels),
  cover: blurred(cover, width, height, radius),
})

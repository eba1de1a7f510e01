import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { parseMockUp } from './mock-up'
import { paint } from './paint'
import type { Pixels } from './pixels'
import { placesOf } from './places'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const folderOf = (name: string) => {
  const folder = readdirSync(join(root, 'public/pictures')).find((entry) => entry.startsWith(`${name}.`))
  return join(root, 'public/pictures', folder ?? name)
}

const pixelsOf = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

const part = z.number()
const sample = z.object({
  /** Without one it is a sheet of a design. */
  file: z.string().default(''),
  crop: z.object({ x: part, y: part, width: part, height: part }).default({ x: 0, y: 0, width: 1, height: 1 }),
})
const pictures = z.object({ pictures: z.array(z.object({ name: z.string(), photos: z.array(sample).default([]) })) })
type Sample = z.infer<typeof sample>

const samplesOf = (name: string): Sample[] => {
  const list = readFileSync(join(root, 'scripts/pictures/pictures.json'), 'utf8')
  return pictures.parse(JSON.parse(list)).pictures.find((picture) => picture.name === name)?.photos ?? []
}

/** The photo as the picture has it, shifted by parts of its crop. */
async function photoOf({ file, crop }: Sample, aspect: number, shift: number): Promise<Pixels> {
  const photo = sharp(join(root, 'scripts/pictures/photos', file))
  const { width, height } = await photo.metadata()
  const left = Math.max(Math.min(crop.x + shift * crop.width, 1 - crop.width), 0)
  return pixelsOf(
    photo
      .extract({
        left: Math.round(left * width),
        top: Math.round(crop.y * height),
        width: Math.round(crop.width * width),
        height: Math.round(crop.height * height),
      })
      .resize(400, Math.round(400 / aspect)),
  )
}

/** The mean difference, of 255 levels, between the prints that are drawn here and those of the picture. */
async function difference(name: string, shift = 0): Promise<number> {
  const folder = folderOf(name)
  const mockUp = parseMockUp(JSON.parse(readFileSync(join(folder, 'print.json'), 'utf8')))
  const shade = await pixelsOf(sharp(join(folder, 'shade.webp')))
  const { width } = shade
  const height = shade.height / 2
  const half = (at: number): Pixels => ({
    width,
    height,
    data: shade.data.slice(at * width * height * 4, (at + 1) * width * height * 4),
  })
  const [light, gloss] = [half(0), half(1)]
  const photos = await Promise.all(
    samplesOf(name).map((photo, at) => photoOf(photo, mockUp.prints[at]?.aspect ?? 1, shift)),
  )
  expect(photos.length).toBe(mockUp.prints.length)
  const drawn = new Uint8ClampedArray(width * height * 4)
  paint({ mockUp, places: placesOf(mockUp, light), light, gloss, photos }, drawn)
  const [left, top, right, bottom] = mockUp.box
  const picture = await pixelsOf(
    sharp(join(folder, `${mockUp.width}.webp`))
      .extract({ left, top, width: right - left, height: bottom - top })
      .resize(width, height, { fit: 'fill' }),
  )
  let [sum, count] = [0, 0]
  for (let at = 0; at < drawn.length; at += 4) {
    if (drawn[at + 3] !== 255) continue
    for (let k = 0; k < 3; k++) sum += Math.abs((drawn[at + k] ?? 0) - (picture.data[at + k] ?? 0))
    count += 3
  }
  return sum / count
}

it.each(['framed-hall', 'pillow-sofa'])('a photo on the prints of %s looks as it does in the picture', async (name) => {
  expect(await difference(name)).toBeLessThan(9)
  expect(await difference(name, 0.05)).toBeGreaterThan(12)
})

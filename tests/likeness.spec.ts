import { readdirSync } from 'node:fs'
import { likenessDistance, likenessOf } from '@kea/design/look/likeness'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

/** The photos of the shop's pictures, all of different things. */
const folder = new URL('../scripts/pictures/photos/', import.meta.url).pathname
const NAMES = readdirSync(folder)
  .filter((file) => file.endsWith('.jpg'))
  .map((file) => file.slice(0, -'.jpg'.length))

/** The side of the picture that the tool looks at. */
const SIDE = 160

async function measured(picture: Sharp): Promise<string> {
  const small = picture.resize(SIDE, SIDE, { fit: 'inside' }).ensureAlpha()
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true })
  return likenessOf({ data, width: info.width, height: info.height })
}

interface Photo {
  jpeg: Buffer
  width: number
  height: number
  likeness: string
}

async function read(name: string): Promise<Photo> {
  const { data: jpeg, info } = await sharp(`${folder}${name}.jpg`)
    .resize(640, 640, { fit: 'inside' })
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
  return { jpeg, width: info.width, height: info.height, likeness: await measured(sharp(jpeg)) }
}

const photos = new Map<string, Photo>()

beforeAll(async () => {
  for (const name of NAMES) photos.set(name, await read(name))
}, 120_000)

function photo(name: string): Photo {
  const found = photos.get(name)
  if (!found) throw new Error(`There is no photo ${name}`)
  return found
}

/** Without this share of its width and height, half of it on each side. */
function cropped({ jpeg, width, height }: Photo, share: number): Sharp {
  const [x, y] = [Math.round((width * share) / 2), Math.round((height * share) / 2)]
  return sharp(jpeg).extract({ left: x, top: y, width: width - 2 * x, height: height - 2 * y })
}

describe.each(NAMES)('the photo %s', (name) => {
  it.each<[string, (of: Photo) => Promise<Sharp> | Sharp]>([
    ['lighter', ({ jpeg }) => sharp(jpeg).modulate({ brightness: 1.2 })],
    ['darker', ({ jpeg }) => sharp(jpeg).modulate({ brightness: 0.7 })],
    ['smaller', async ({ jpeg }) => sharp(await sharp(jpeg).resize(240).toBuffer())],
    ['saved badly', async ({ jpeg }) => sharp(await sharp(jpeg).jpeg({ quality: 25 }).toBuffer())],
    ['cropped by 4 %', (of) => cropped(of, 0.04)],
  ])('looks like itself when it is %s', async (_, changed) => {
    const of = photo(name)
    expect(likenessDistance(of.likeness, await measured(await changed(of)))).toBeLessThanOrEqual(10)
  })
})

it('photos of different things do not look alike', () => {
  const alike = NAMES.flatMap((one, at) =>
    NAMES.slice(0, at)
      .filter((other) => likenessDistance(photo(one).likeness, photo(other).likeness) <= 10)
      .map((other) => `${one} and ${other}`),
  )
  expect(alike).toEqual([])
})

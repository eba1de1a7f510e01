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
  const small = sharp(await picture.png().toBuffer()).resize(SIDE, SIDE, { fit: 'inside' })
  const { data, info } = await small.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return likenessOf({ data, width: info.width, height: info.height })
}

const open = (name: string) => sharp(`${folder}${name}.jpg`)

async function cropped(name: string, share: number): Promise<Sharp> {
  const { width = 0, height = 0 } = await open(name).metadata()
  const [x, y] = [Math.round((width * share) / 2), Math.round((height * share) / 2)]
  return open(name).extract({ left: x, top: y, width: width - 2 * x, height: height - 2 * y })
}

const whole = new Map<string, string>()

beforeAll(async () => {
  for (const name of NAMES) whole.set(name, await measured(open(name)))
})

describe.each(NAMES)('the photo %s', (name) => {
  const distance = async (picture: Sharp) => likenessDistance(whole.get(name) ?? '', await measured(picture))

  it('looks like itself when it is lighter, darker, smaller or a little cropped', async () => {
    expect(await distance(open(name).modulate({ brightness: 1.25 }))).toBeLessThanOrEqual(10)
    expect(await distance(open(name).modulate({ brightness: 0.75 }))).toBeLessThanOrEqual(10)
    expect(await distance(open(name).resize(400))).toBeLessThanOrEqual(10)
    expect(await distance(open(name).jpeg({ quality: 30 }))).toBeLessThanOrEqual(10)
    expect(await distance(await cropped(name, 0.05))).toBeLessThanOrEqual(10)
  })
})

it('photos of different things do not look alike', () => {
  const alike = NAMES.flatMap((one, at) =>
    NAMES.slice(0, at)
      .filter((other) => likenessDistance(whole.get(one) ?? '', whole.get(other) ?? '') <= 10)
      .map((other) => `${one} and ${other}`),
  )
  expect(alike).toEqual([])
})

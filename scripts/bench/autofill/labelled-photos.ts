// Photos of which is known when they belong together: crops of the photographs for our pictures, with times of our own.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import smartcrop, { type CropOptions } from 'smartcrop'
import type { DesignPhoto } from '../../../packages/design/src/document/document.ts'
import type { likenessOf } from '../../../packages/design/src/look/likeness.ts'
import { root } from '../../lib/wrangler.ts'

export interface LabelledPhotos {
  /** In the order in which they were added. */
  photos: DesignPhoto[]
  /** The number of the event of each photo, by its id. */
  events: Map<string, number>
  /** The ids of photos of one moment. */
  bursts: string[][]
}

const FOLDER = join(root, 'scripts/pictures/photos')
/** Width to height, as phones and cameras take them. */
const SHAPES = [3 / 2, 4 / 3, 16 / 9, 2 / 3, 3 / 4, 1] as const
/** Of a photo from a phone. */
const MEGAPIXELS = 12
const OPENED_PX = 1200
/** The longer side of the picture that is looked at, as in the tool. */
const LOOKED_AT_PX = 360
/** The smallest square that is tried for a subject, as in the tool (web/src/editor/assets/measure-worker.ts). */
const LEAST_SUBJECT = 0.6
const FIRST_DAY = Date.UTC(2026, 0, 10)
const HOUR_MS = 3_600_000

/** Numbers from 0 to 1, the same in every run. */
function numbers(): () => number {
  let state = 20_261_127
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** A part of a picture, in 0..1 of its room to move. */
interface Scene {
  file: string
  shape: number
  /** Of the largest crop of this shape. */
  size: number
  x: number
  y: number
}

/** The pictures that photos are cut out of, no larger than needed. */
const opened = new Map<string, Promise<{ data: Buffer; info: OutputInfo }>>()

function openPicture(file: string) {
  const found =
    opened.get(file) ??
    sharp(join(FOLDER, file))
      .resize(OPENED_PX, OPENED_PX, { fit: 'inside' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
  opened.set(file, found)
  return found
}

/** What the tool would measure on the device. */
async function measure({ file, shape, size, x, y }: Scene, brightness: number, likeness: typeof likenessOf) {
  const { data: pixels, info: picture } = await openPicture(file)
  const { width, height } = picture
  const most = Math.min(width, height * shape)
  const [wide, high] = [Math.floor(most * size), Math.floor((most * size) / shape)]
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .extract({
      left: Math.floor((width - wide) * x),
      top: Math.floor((height - high) * y),
      width: wide,
      height: high,
    })
    .resize(LOOKED_AT_PX, LOOKED_AT_PX, { fit: 'inside' })
    .modulate({ brightness })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const looked = { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
  const options = {
    width: 1,
    height: 1,
    minScale: LEAST_SUBJECT,
    prescale: false,
    ruleOfThirds: false,
    imageOperations: {
      open: async (image: unknown) => image,
      resample: (image: unknown) => image,
      getData: async (image: unknown) => image,
    },
  }
  // Its types know pictures of a page only.
  const { topCrop } = await smartcrop.crop(looked as never, options as unknown as CropOptions)
  return {
    likeness: likeness(looked),
    subject: {
      x: topCrop.x / info.width,
      y: topCrop.y / info.height,
      width: topCrop.width / info.width,
      height: topCrop.height / info.height,
    },
  }
}

/**
 * Some events, each on an afternoon of its own, with bursts: one scene a few times, a little shifted and of other brightness.
 * Every 15th photo says no time. Photos of the first of two phones were added first.
 */
export async function labelledPhotos(count: number, likeness: typeof likenessOf): Promise<LabelledPhotos> {
  const next = numbers()
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jpg'))
    .toSorted()
  const found: { photo: DesignPhoto; phone: number }[] = []
  const events = new Map<string, number>()
  const bursts: string[][] = []
  let [event, left, time, scenes] = [-1, 0, FIRST_DAY, 0]
  while (found.length < count) {
    if (left <= 0) {
      event += 1
      left = 6 + Math.floor(next() * 18)
      time = FIRST_DAY + event * 75 * HOUR_MS + Math.floor(next() * 4 + 9) * HOUR_MS
    }
    const shape = SHAPES[Math.floor(next() * SHAPES.length)] ?? 1
    const file = files[(7 * scenes) % files.length] ?? ''
    const scene = { file, shape, size: 0.6 + 0.3 * next(), x: next() * 0.9, y: next() * 0.9 }
    const times = next() < 0.2 ? Math.min(2 + Math.floor(next() * 3), count - found.length) : 1
    const phone = next() < 0.6 ? 1 : 2
    const hasTime = times > 1 || scenes % 15 !== 7
    const ids: string[] = []
    scenes += 1
    time += Math.ceil(40_000 + next() * 400_000)
    for (let at = 0; at < times; at += 1) {
      const shifted = { ...scene, x: scene.x + 0.03 * at, y: scene.y + 0.02 * at }
      const measured = await measure(shifted, 1 + 0.04 * at, likeness)
      const id = `photo-${String(found.length).padStart(3, '0')}`
      ids.push(id)
      events.set(id, event)
      time += at === 0 ? 0 : 2000
      const photo: DesignPhoto = {
        kind: 'photo',
        id,
        upload: null,
        name: `${id}.jpg`,
        widthPx: Math.round(Math.sqrt(MEGAPIXELS * 1e6 * shape)),
        heightPx: Math.round(Math.sqrt((MEGAPIXELS * 1e6) / shape)),
        ...(hasTime && { takenAt: new Date(time).toISOString().slice(0, 19) }),
        ...measured,
        sharpness: Math.round(30 + 50 * next()),
      }
      found.push({ photo, phone })
    }
    if (times > 1) bursts.push(ids)
    left -= times
  }
  const added = [1, 2].flatMap((wanted) => found.filter(({ phone }) => phone === wanted))
  return { photos: added.map(({ photo }) => photo), events, bursts }
}

// The design tool on a phone that is four times slower, and a photo of 24 megapixels.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { PHONE } from '../browser.ts'

export const SIDES = { width: 6000, height: 4000 }
/** The side of the picture that the tool draws while a photo is edited. */
export const PROXY_SIDE = 2000
export const SOURCE = fileURLToPath(
  new URL('../../../tests/fixtures/photos/lake-and-snowy-mountains.jpg', import.meta.url),
)
const STEPS = 90

/** Writes the photo into a folder. Returns its path. */
export async function largePhoto(folder) {
  const path = join(folder, 'photo.jpg')
  await sharp(SOURCE)
    .resize({ ...SIDES, fit: 'cover' })
    .jpeg({ quality: 92 })
    .toFile(path)
  return path
}

/** The address of a picture of the photo as the tool draws it. */
export async function proxyOf(photo) {
  const small = await sharp(photo).resize(PROXY_SIDE).webp({ quality: 90 }).toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}

/** Runs in the page: the times between its frames, until it is asked for them. */
function watchFrames() {
  const frames = []
  let last = 0
  let isWatching = true
  const watch = (time) => {
    if (last > 0) frames.push(time - last)
    last = time
    if (isWatching) requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
  Object.assign(window, {
    __frames: () => {
      isWatching = false
      return frames
    },
  })
}

/** Drags to and fro over the middle of the page. Returns the times between frames, in ms. */
async function drag(page, { x, y }) {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(watchFrames)
  for (const shift of [60, -60, 30]) await page.mouse.move(x + shift, y + shift / 2, { steps: STEPS / 3 })
  const frames = await page.evaluate(() => window.__frames())
  await page.mouse.up()
  return frames
}

/** Drags. Returns the 95th percentile of the times between frames, in ms. */
export async function dragP95(page, place) {
  const frames = await drag(page, place)
  return frames.sort((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0
}

/** How long the page's main thread has worked so far, in ms. */
async function workedMs(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
}

/**
 * Drags. Returns the work of a frame, in ms: the time between frames is a multiple of the screen's, so it hides small
 * differences and doubles others.
 */
export async function dragWork(page, session, place) {
  await session.send('Performance.enable')
  const before = await workedMs(session)
  const frames = await drag(page, place)
  return ((await workedMs(session)) - before) / frames.length
}

export const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })

export async function openPhone(browser) {
  const { viewport, deviceScaleFactor } = PHONE
  const context = await browser.newContext({ viewport, deviceScaleFactor })
  return { context, page: await context.newPage() }
}

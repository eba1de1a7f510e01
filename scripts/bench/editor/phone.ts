// The design tool on a phone that is four times slower, and a photo of 24 megapixels.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { PHONE } from '../browser.ts'

/** What the measures of the design tool share. */
export interface Setting {
  /** For temporary files. */
  folder: string
  /** The path of a photo of 24 megapixels. */
  photo: string
  /** The address of its picture as the tool draws it. */
  proxy: string
  runs: number
}

export interface Figure {
  /** Whether the ratio or the bound holds. */
  ok: boolean
  /** What is printed. */
  line: string
}

type PhoneSetting = Pick<BrowserContextOptions, 'serviceWorkers'>

export type Measure = (browser: Browser, url: string, setting: Setting) => Promise<Figure>

/** A place on the page, in CSS pixels. */
export interface Place {
  x: number
  y: number
}

/** A box on the page, in CSS pixels. */
export interface Box extends Place {
  width: number
  height: number
}

type WatchedWindow = typeof window & { __frames: () => number }

export const SIDES = { width: 6000, height: 4000 }
/** The side of the picture that the tool draws while a photo is edited. */
export const PROXY_SIDE = 2000
export const SOURCE = fileURLToPath(
  new URL('../../../tests/fixtures/photos/lake-and-snowy-mountains.jpg', import.meta.url),
)
const STEPS = 90

/** Writes the photo into a folder. Returns its path. */
export async function largePhoto(folder: string): Promise<string> {
  const path = join(folder, 'photo.jpg')
  await sharp(SOURCE)
    .resize({ ...SIDES, fit: 'cover' })
    .jpeg({ quality: 92 })
    .toFile(path)
  return path
}

/** The address of a picture of the photo as the tool draws it. */
export async function proxyOf(photo: string): Promise<string> {
  const small = await sharp(photo).resize(PROXY_SIDE).webp({ quality: 90 }).toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}

/** Runs in the page: counts its frames after the first, until it is asked for them. */
function watchFrames() {
  let frames = -1
  let isWatching = true
  const watch = () => {
    frames += 1
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

/** Drags to and fro over the middle of the page. Returns the number of frames. */
async function drag(page: Page, { x, y }: Place): Promise<number> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(watchFrames)
  for (const shift of [60, -60, 30]) await page.mouse.move(x + shift, y + shift / 2, { steps: STEPS / 3 })
  const frames = await page.evaluate(() => (window as WatchedWindow).__frames())
  await page.mouse.up()
  return frames
}

/** How long the page's main thread has worked so far, in ms. */
export async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const worked = metrics.find(({ name }) => name === 'TaskDuration')
  if (!worked) throw new Error('The browser does not tell how long it has worked')
  return 1000 * worked.value
}

/**
 * Drags. Returns the work of a frame, in ms: the time between frames is a multiple of the screen's, so it hides small
 * differences and doubles others.
 */
export async function dragWork(page: Page, session: CDPSession, place: Place): Promise<number> {
  await session.send('Performance.enable')
  const before = await workedMs(session)
  const frames = await drag(page, place)
  return ((await workedMs(session)) - before) / frames
}

/** The box of an element that is drawn. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  if (!box) throw new Error('An element of the design tool is not drawn')
  return box
}

export const middleOf = ({ x, y, width, height }: Box): Place => ({ x: x + width / 2, y: y + height / 2 })

export async function openPhone(browser: Browser, { serviceWorkers = 'allow' }: PhoneSetting = {}) {
  const { viewport, deviceScaleFactor } = PHONE
  const context = await browser.newContext({ viewport, deviceScaleFactor, serviceWorkers })
  return { context, page: await context.newPage() }
}

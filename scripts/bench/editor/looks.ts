// Script of a frame while a page of a full design turns under a finger: a book of 36 pages, a calendar and a deck of cards.
import type { Browser, CDPSession, Page } from 'playwright/test'
import { plainPhotos } from '../../../tests/e2e/support/plain-photos.ts'
import { waitForIdleMachine } from '../browser.ts'
import { isSmoke } from '../runs.ts'
import { boxOf, type Figure, openPhone } from './phone.ts'
import { scriptOfFrames } from './script-of-frames.ts'

/** Half of a frame: the other half is the browser's. */
const MAX_MS = 8
const MOVES = isSmoke ? 10 : 80
const READ_MS = 300_000
/** A turn that was begun by a key ends. */
const TURN_MS = 1500
/** As a phone is, beside this computer. It has no bound. */
const SLOWER = 4
const PHOTO = { width: 1200, height: 900 }

type Point = readonly [x: number, y: number]

interface Look {
  noun: string
  path: string
  photos: number
  /** To what is turned. */
  stops: number
  /** The drag, in parts of the picture. */
  from: Point
  to: Point
}

const chosen = (option: number, value: number) => encodeURIComponent(btoa(`custom-option/${option}/${value}`))

const LOOKS: readonly Look[] = [
  {
    noun: 'book of 36 pages',
    path: `/photobook-tool?sku=photo-book&options=${chosen(1443, 144302)}`,
    photos: 36,
    stops: 8,
    from: [0.9, 0.55],
    to: [0.1, 0.55],
  },
  {
    noun: 'calendar',
    path: `/calendar-tool?sku=photo-calendar&options=${chosen(1431, 143102)}`,
    photos: 13,
    stops: 3,
    from: [0.5, 0.85],
    to: [0.5, 0.1],
  },
  {
    noun: 'deck of 54 cards',
    path: `/playingcards-tool?sku=photo-playing-cards&options=${chosen(1581, 158102)}`,
    photos: 54,
    // All cards of the fan move, as while they fan out.
    stops: 10,
    from: [0.9, 0.5],
    to: [0.1, 0.5],
  },
]

/**
 * Runs in the page: leaves out the pixels. Without a graphics card the processor would compute them for seconds a frame,
 * and what is measured is the script that asks for them.
 */
function skipDrawing() {
  const skip = () => {}
  for (const api of [WebGLRenderingContext, WebGL2RenderingContext])
    Object.assign(api.prototype, { drawElements: skip, drawArrays: skip })
  Object.assign(WebGL2RenderingContext.prototype, { drawElementsInstanced: skip, drawArraysInstanced: skip })
}

/** Opens a look with a full design. */
async function open(page: Page, url: string, { path, photos, stops }: Look): Promise<void> {
  await page.goto(url + path)
  await page.getByRole('button', { name: 'Choose photos' }).first().waitFor()
  await page.getByLabel('Photo file').setInputFiles(await plainPhotos(photos, PHOTO))
  const reading = page.getByText(/^Reading \d/).first()
  await reading.waitFor({ timeout: READ_MS })
  await reading.waitFor({ state: 'detached', timeout: READ_MS })
  await page.getByRole('button', { name: 'How it looks' }).click()
  await page.getByRole('slider').waitFor({ timeout: READ_MS })
  await page.getByText(/^Getting your .* ready$/).waitFor({ state: 'detached', timeout: READ_MS })
  for (let stop = 0; stop < stops; stop++) await page.getByRole('slider').press('ArrowRight')
}

/** Drags over the picture with one move a frame. Returns the script of its frames in ms, from the least. */
async function drag(browser: Browser, page: Page, { from, to }: Look): Promise<number[]> {
  const { x, y, width, height } = await boxOf(page.getByRole('slider'))
  const place = (part: number): Point => [
    x + width * (from[0] + (to[0] - from[0]) * part),
    y + height * (from[1] + (to[1] - from[1]) * part),
  ]
  await page.mouse.move(...place(0))
  await page.mouse.down()
  const frames = await scriptOfFrames(browser, page, async () => {
    for (let move = 1; move <= MOVES; move++) await page.mouse.move(...place(move / MOVES))
  })
  await page.mouse.up()
  if (frames.length < 0.75 * MOVES) throw new Error(`The drag had ${frames.length} frames`)
  return frames.sort((a, b) => a - b)
}

/** The script of a frame on a processor that is so many times slower. */
async function measure(browser: Browser, page: Page, session: CDPSession, look: Look, rate: number) {
  await page.waitForTimeout(isSmoke ? 500 : TURN_MS)
  await waitForIdleMachine()
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const frames = await drag(browser, page, look)
  const at = (part: number) => frames[Math.floor(frames.length * part)] ?? 0
  return { half: at(0.5), p95: at(0.95) }
}

async function measureLook(browser: Browser, url: string, look: Look): Promise<Figure> {
  const { context, page } = await openPhone(browser)
  try {
    await context.addInitScript(skipDrawing)
    await open(page, url, look)
    const session = await context.newCDPSession(page)
    const { half, p95 } = await measure(browser, page, session, look, 1)
    const slow = await measure(browser, page, session, look, SLOWER)
    return {
      ok: p95 <= MAX_MS,
      line:
        `    a ${look.noun}: ${half.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (bound ${MAX_MS}); ` +
        `${SLOWER} times slower ${slow.half.toFixed(1)} ms, p95 ${slow.p95.toFixed(1)} ms`,
    }
  } finally {
    await context.close()
  }
}

export async function measureLooks(browser: Browser, url: string): Promise<Figure> {
  const figures: Figure[] = []
  for (const look of LOOKS) figures.push(await measureLook(browser, url, look))
  return {
    ok: figures.every(({ ok }) => ok),
    line: ['script of a frame while a page turns under a finger:', ...figures.map(({ line }) => line)].join('\n'),
  }
}

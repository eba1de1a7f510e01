// A book of 96 pages with 400 photos, beside the same book with one spread: how long it opens, what a turned page, a dragged
// text and the small pictures of its pages cost, and how large its document and the renderer are.
import type { Browser, CDPSession, Page } from 'playwright/test'
import { median, slowDown, waitForIdleMachine } from '../browser.ts'
import { BOOK_PATH, type Book, type BookSize, LARGE, makeBook, SMALL } from './books.ts'
import { renderersMb } from './memory.ts'
import { boxOf, dragWork, type Figure, middleOf, type Setting, workedMs } from './phone.ts'

/** What a book of many pages may cost, beside one with one spread. Opening reads twelve times as many photos. */
const MAX_RATIOS: Costs = { open: 3, thumbnail: 1.5, turn: 1.5, drag: 1.5 }
/** The growth of the renderer above a tool without photos. */
const MAX_GROWTH_MB = 250
/** A quarter of what the store takes. */
const MAX_KB = 375
const TURNS = 8
/** A turn has ended after this time. */
const TURN_MS = 600
const EMPTY_PATH = '/calendar-tool?sku=photo-calendar'
/** Four times slower, on a network without limits: the photos are on the device. */
const SLOW = { cpu: 4, latencyMs: 0, downKbps: -1, upKbps: -1 }

/** What a book costs, in ms. */
interface Costs {
  open: number
  /** The work for one page. */
  thumbnail: number
  turn: number
  /** The work of a frame. */
  drag: number
}

const NAMES: Record<keyof Costs, string> = {
  open: 'until its first page is painted',
  thumbnail: 'work for the small picture of a page',
  turn: 'work of a turned page',
  drag: 'work of a frame while a text is dragged',
}

type MeasuredWindow = typeof window & { __isPainted: (canvas: HTMLCanvasElement) => boolean }

/** Runs in the page before its scripts: whether a small picture has photos, which are neither white nor see-through. */
function judgePictures() {
  const isColoured = ([red = 0, green = 0, blue = 0, alpha = 0]: Uint8ClampedArray) =>
    alpha === 255 && red + green + blue < 700
  const isPainted = (canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const ctx = canvas.getContext('2d')
    const places = [0.3, 0.4, 0.6, 0.7].flatMap((x) => [0.3, 0.7].map((y) => [x * width, y * height] as const))
    return ctx !== null && places.some(([x, y]) => isColoured(ctx.getImageData(x, y, 1, 1).data))
  }
  Object.assign(window, { __isPainted: isPainted })
}

/** Runs in the page: resolves with the time since its start when all pages are listed, and the first one is painted. */
function openedAfter(pages: number): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const [first] = document.querySelectorAll<HTMLCanvasElement>('[data-page] canvas')
      const isListed = document.querySelectorAll('[data-page]').length === pages
      if (isListed && first && (window as MeasuredWindow).__isPainted(first)) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Runs in the page: resolves when a small picture is painted. */
const untilPainted = (canvas: HTMLCanvasElement) =>
  new Promise<void>((resolve) => {
    const look = () => ((window as MeasuredWindow).__isPainted(canvas) ? resolve() : void requestAnimationFrame(look))
    look()
  })

const cells = (page: Page) => page.getByRole('list', { name: 'Pages', exact: true }).getByRole('listitem')

async function open(page: Page, url: string, { pages }: BookSize): Promise<number> {
  await page.goto(url + BOOK_PATH, { waitUntil: 'commit' })
  return page.evaluate(openedAfter, pages)
}

/** Scrolls until each page has its small picture. */
async function paintAll(page: Page, { pages }: BookSize): Promise<void> {
  for (let at = 0; at < pages; at++) {
    await cells(page).nth(at).scrollIntoViewIfNeeded()
    await cells(page).nth(at).locator('canvas').evaluate(untilPainted)
  }
}

const openPage = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, \\d+ photos`) }).click()

/** Turns to and fro between the first page and the first spread. Returns the work of a turn. */
async function turnWork(page: Page, session: CDPSession): Promise<number> {
  await openPage(page, 'First page')
  await page.getByRole('application').waitFor()
  const works: number[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    await page.waitForTimeout(TURN_MS)
    const before = await workedMs(session)
    await page.keyboard.press(turn % 2 === 0 ? 'PageDown' : 'PageUp')
    await page.waitForTimeout(TURN_MS)
    works.push((await workedMs(session)) - before)
  }
  return median(works)
}

/** Drags a new text on the first spread. Returns the work of a frame. */
async function textWork(page: Page, session: CDPSession): Promise<number> {
  await page.keyboard.press('PageDown')
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.getByRole('textbox', { name: 'Words' }).fill('Kia ora koutou')
  await page.getByRole('button', { name: 'Close the panel' }).click()
  // A new text stands where the page is calm. Its field shows where that is.
  await page.keyboard.press('F2')
  const text = middleOf(await boxOf(page.getByRole('textbox', { name: 'Your text on the print' })))
  await page.keyboard.press('Escape')
  await page.waitForTimeout(1500)
  return dragWork(page, session, text)
}

/** Opens a book, and does all of it once. */
async function measure({ context, page }: Book, url: string, size: BookSize): Promise<Costs> {
  await waitForIdleMachine()
  const session = await context.newCDPSession(page)
  try {
    await session.send('Performance.enable')
    await slowDown(session, SLOW)
    const opened = await open(page, url, size)
    const before = await workedMs(session)
    await paintAll(page, size)
    const thumbnail = ((await workedMs(session)) - before) / size.pages
    const turn = await turnWork(page, session)
    return { open: opened, thumbnail, turn, drag: await textWork(page, session) }
  } finally {
    await session.detach()
  }
}

/** What the renderer keeps of a book with all its small pictures, above a tool without photos. */
async function growthMb(browser: Browser, url: string, { page }: Book): Promise<number> {
  await page.goto(url + EMPTY_PATH)
  await page.getByRole('button', { name: 'Choose photos' }).first().waitFor()
  // Some scripts load when the page is idle.
  await page.waitForTimeout(4000)
  await page.requestGC()
  const empty = await renderersMb(browser)
  await open(page, url, LARGE)
  await paintAll(page, LARGE)
  await openPage(page, 'First page')
  await page.waitForTimeout(4000)
  await page.requestGC()
  return (await renderersMb(browser)) - empty
}

export async function measureBook(browser: Browser, url: string, { runs }: Setting): Promise<Figure> {
  const large = await makeBook(browser, url, LARGE)
  await large.page.addInitScript(judgePictures)
  // Only Linux tells the memory of a process.
  const mb = process.platform === 'linux' ? await growthMb(browser, url, large) : 0
  const small = await makeBook(browser, url, SMALL)
  await small.page.addInitScript(judgePictures)
  try {
    const found: { many: Costs; one: Costs }[] = []
    for (let run = 0; run < runs; run++) {
      const many = await measure(large, url, LARGE)
      found.push({ many, one: await measure(small, url, SMALL) })
    }
    const costs = (Object.keys(MAX_RATIOS) as (keyof Costs)[]).map((name) => {
      const [many, one] = [median(found.map((run) => run.many[name])), median(found.map((run) => run.one[name]))]
      const line =
        `    ${NAMES[name]}: ${many.toFixed(1)} ms against ${one.toFixed(1)} ms, ratio ${(many / one).toFixed(2)} ` +
        `(bound ${MAX_RATIOS[name]})`
      return { ok: many <= MAX_RATIOS[name] * one, line }
    })
    const [kb, smallKb] = [large.bytes / 1000, small.bytes / 1000]
    return {
      ok: costs.every(({ ok }) => ok) && kb <= MAX_KB && mb <= MAX_GROWTH_MB,
      line: [
        `a book of 96 pages with ${LARGE.photos} photos, against the same one with one spread and ${SMALL.photos} photos:`,
        ...costs.map(({ line }) => line),
        `    its document: ${kb.toFixed(0)} KB against ${smallKb.toFixed(0)} KB (bound ${MAX_KB} KB)`,
        `    the renderer above a tool without photos: ${mb.toFixed(0)} MB (bound ${MAX_GROWTH_MB} MB)`,
      ].join('\n'),
    }
  } finally {
    await large.close()
    await small.close()
  }
}

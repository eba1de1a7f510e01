// The work of a frame while one item is dragged: beside 19 others and the thumbnails of 40 pages, and alone; and in a design
// of 1,000 items on 100 pages, and of 20 items on 2.
import type { Browser } from 'playwright/test'
import { median, slowDown, waitForIdleMachine } from '../browser.ts'
import { boxOf, dragWork, type Figure, middleOf, openPhone, type Setting } from './phone.ts'

const MAX_RATIO = 1.5
const MANY = 20
const PAGES = 40
/** The texts of a page in a large design, and its pages with texts beside the one in front. */
const TEXTS = 10
const MOST_PAGES = 100
const FEW_PAGES = 2
/** A product with a thumbnail for each of its sides. */
const TOOL_PATH = '/rubixcube-tool?sku=photo-puzzle-cube'

/** The definition of a product, as far as it is read; other JSON has no such fields. */
type Definition = { parts?: object[]; resolution?: unknown } | null

/**
 * Runs in the page before its scripts. No product has so many pages yet, so the tool reads a definition with more parts
 * like its first one. Each has a text, so that its thumbnail has something to draw.
 */
function addPages({ pages, texts: count }: Pick<Tool, 'pages' | 'texts'>) {
  const colours = { colour: '#204030', outline: null }
  const texts = Array.from({ length: count }, (_, at) => ({
    ...{ words: 'Ngā mihi', font: 'zilla-slab', size: 0.6 / (count + 2), ...colours },
    ...{ x: 0.1, y: 0.05 + (0.9 * at) / count, width: 0.8, height: 0.8 / count },
  }))
  const pageOf = (part: object | undefined, at: number) => ({ ...part, id: `page-${at}`, label: `Page ${at}`, texts })
  const parse = JSON.parse
  JSON.parse = (...given) => {
    const found = parse(...given) as Definition
    // The schema of definitions is JSON too, and its parts are no list.
    if (!Array.isArray(found?.parts) || !found?.resolution) return found
    const [first] = found.parts
    const more = Array.from({ length: pages - 1 }, (_, at) => pageOf(first, at + 2))
    return { ...found, parts: [first, ...more], views: [] }
  }
}

interface Tool {
  /** 0 leaves the product as it is. */
  pages: number
  /** On each page but the first. */
  texts: number
  /** On the first page. */
  items: number
}

async function measure(browser: Browser, url: string, photo: string, { pages, texts, items }: Tool): Promise<number> {
  const { context, page } = await openPhone(browser)
  try {
    if (pages > 0) await page.addInitScript(addPages, { pages, texts })
    await page.goto(url + TOOL_PATH)
    await page.getByRole('button', { name: 'Add text' }).waitFor()
    await page.getByLabel('Photo file').setInputFiles(photo)
    await page.getByRole('button', { name: 'Add text' }).click()
    await page.getByRole('textbox', { name: 'Words' }).fill('Kia ora koutou')
    await page.getByRole('button', { name: 'Close the panel' }).click()
    // A new text stands where the photo is calm. Its field shows where that is.
    await page.keyboard.press('F2')
    const text = middleOf(await boxOf(page.getByRole('textbox', { name: 'Your text on the print' })))
    await page.keyboard.press('Escape')
    // Text and photos in turn.
    for (let item = 1; item < items; item++) await page.keyboard.press('ControlOrMeta+d')
    const thumbnails = await page.getByRole('navigation', { name: 'Sides' }).getByRole('button').count()
    if (pages > 0 && thumbnails !== pages) throw new Error(`The tool shows ${thumbnails} thumbnails`)
    await page.waitForTimeout(1500)
    const session = await context.newCDPSession(page)
    await slowDown(session)
    return await dragWork(page, session, text)
  } finally {
    await context.close()
  }
}

/** Measures two tools in turn. Returns the medians, in ms. */
async function inTurn(browser: Browser, url: string, { photo, runs }: Setting, [one, other]: readonly [Tool, Tool]) {
  const found: { one: number; other: number }[] = []
  for (let run = 0; run < runs; run++) {
    await waitForIdleMachine()
    const ms = await measure(browser, url, photo, one)
    found.push({ one: ms, other: await measure(browser, url, photo, other) })
  }
  return { one: median(found.map((run) => run.one)), other: median(found.map((run) => run.other)) }
}

const endOf = (one: number, other: number, what: string): string =>
  `work of a frame: ${one.toFixed(1)} ms against ${other.toFixed(1)} ms of ${what}, ratio ${(one / other).toFixed(2)} ` +
  `(bound ${MAX_RATIO})`

export async function measureItems(browser: Browser, url: string, setting: Setting): Promise<Figure> {
  const many = { pages: PAGES, texts: 1, items: MANY }
  const { one, other } = await inTurn(browser, url, setting, [many, { pages: 0, texts: 0, items: 1 }])
  return {
    ok: one <= MAX_RATIO * other,
    line: `drag of one of ${MANY} items beside the thumbnails of ${PAGES} pages, ${endOf(one, other, 'one item')}`,
  }
}

export async function measureLargeDesign(browser: Browser, url: string, setting: Setting): Promise<Figure> {
  const large = { pages: MOST_PAGES + 1, texts: TEXTS, items: 1 }
  const { one, other } = await inTurn(browser, url, setting, [large, { ...large, pages: FEW_PAGES + 1 }])
  return {
    ok: one <= MAX_RATIO * other,
    line:
      `drag of one of ${MOST_PAGES * TEXTS + 1} items on ${MOST_PAGES + 1} pages, ` +
      endOf(one, other, `one of ${FEW_PAGES * TEXTS + 1} on ${FEW_PAGES + 1}`),
  }
}

// The work of a frame while one item is dragged: beside 19 others and the thumbnails of 40 pages, and alone.
import type { Browser } from '@playwright/test'
import { median, slowDown, waitForIdleMachine } from '../browser.ts'
import { boxOf, dragWork, type Figure, middleOf, openPhone, type Setting } from './phone.ts'

const MAX_RATIO = 1.5
const MANY = 20
const PAGES = 40
/** A product with a thumbnail for each of its sides. */
const TOOL_PATH = '/rubixcube-tool?sku=photo-puzzle-cube'

/** The definition of a product, as far as it is read; other JSON has no such fields. */
type Definition = { parts?: object[]; resolution?: unknown } | null

/**
 * Runs in the page before its scripts. No product has so many pages yet, so the tool reads a definition with more parts
 * like its first one. Each has a text, so that its thumbnail has something to draw.
 */
function addPages(pages: number) {
  const colours = { colour: '#204030', outline: null }
  const texts = [
    { words: 'Ngā mihi', font: 'zilla-slab', size: 0.2, ...colours, x: 0.1, y: 0.3, width: 0.8, height: 0.4 },
  ]
  const pageOf = (part: object | undefined, at: number) => ({ ...part, id: `page-${at}`, label: `Page ${at}`, texts })
  const parse = JSON.parse
  JSON.parse = (...given) => {
    const found = parse(...given) as Definition
    if (!found?.parts || !found.resolution) return found
    const [first] = found.parts
    const more = Array.from({ length: pages - 1 }, (_, at) => pageOf(first, at + 2))
    return { ...found, parts: [first, ...more], views: [] }
  }
}

async function measure(browser: Browser, url: string, photo: string, items: number): Promise<number> {
  const isPaged = items > 1
  const { context, page } = await openPhone(browser)
  try {
    if (isPaged) await page.addInitScript(addPages, PAGES)
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
    if (isPaged && thumbnails !== PAGES) throw new Error(`The tool shows ${thumbnails} thumbnails`)
    await page.waitForTimeout(1500)
    const session = await context.newCDPSession(page)
    await slowDown(session)
    return await dragWork(page, session, text)
  } finally {
    await context.close()
  }
}

export async function measureItems(browser: Browser, url: string, { photo, runs }: Setting): Promise<Figure> {
  const found: { many: number; one: number }[] = []
  for (let run = 0; run < runs; run++) {
    await waitForIdleMachine()
    const many = await measure(browser, url, photo, MANY)
    found.push({ many, one: await measure(browser, url, photo, 1) })
  }
  const many = median(found.map((run) => run.many))
  const one = median(found.map((run) => run.one))
  return {
    ok: many <= MAX_RATIO * one,
    line:
      `drag of one of ${MANY} items beside the thumbnails of ${PAGES} pages, work of a frame: ${many.toFixed(1)} ms against ${one.toFixed(1)} ms ` +
      `of one item, ratio ${(many / one).toFixed(2)} (bound ${MAX_RATIO})`,
  }
}

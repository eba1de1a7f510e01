// Frames while the grid of prints scrolls row by row: with three hundred prints, and with thirty.
import type { Browser } from 'playwright/test'
import { plainPhotos } from '../../../tests/e2e/support/plain-photos.ts'
import { median, waitForIdleMachine } from '../browser.ts'
import { type Figure, openPhone, type Setting } from './phone.ts'

const MAX_RATIO = 1.5
const [FEW, MANY] = [30, 300]
const ROWS = 60
const TOOL_PATH = '/photoprints-tool?sku=photo-print'

/** Runs in the page: scrolls the list of prints. Returns the 95th percentile of the times of two frames, in ms. */
async function scrollP95(list: HTMLElement | SVGElement, rows: number): Promise<number> {
  const box = list.parentElement
  const first = list.querySelector('li')
  if (!box || !first) throw new Error('The list has no prints')
  const rowHeight = first.getBoundingClientRect().height
  const times: number[] = []
  for (let row = 0; row < rows; row += 1) {
    const start = performance.now()
    box.scrollTop = (row * rowHeight) % Math.max(1, box.scrollHeight - box.clientHeight)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(rows * 0.95)] ?? 0
}

async function measure(browser: Browser, url: string, count: number): Promise<number> {
  const { context, page } = await openPhone(browser)
  try {
    await page.goto(url + TOOL_PATH)
    await page.getByRole('button', { name: 'Choose photos' }).waitFor()
    await page.getByLabel('Photo file').setInputFiles(await plainPhotos(count))
    await page.getByRole('button', { name: `${count} prints`, exact: true }).waitFor({ timeout: 300_000 })
    await page.waitForTimeout(2000)
    return await page.getByRole('list', { name: 'Prints' }).evaluate(scrollP95, ROWS)
  } finally {
    await context.close()
  }
}

export async function measurePrints(browser: Browser, url: string, { runs }: Setting): Promise<Figure> {
  const found: { many: number; few: number }[] = []
  for (let run = 0; run < runs; run++) {
    await waitForIdleMachine()
    found.push({ many: await measure(browser, url, MANY), few: await measure(browser, url, FEW) })
  }
  const many = median(found.map((run) => run.many))
  const few = median(found.map((run) => run.few))
  return {
    ok: many <= MAX_RATIO * few,
    line:
      `grid of ${MANY} prints scrolled by a row, two frames p95: ${many.toFixed(1)} ms against ${few.toFixed(1)} ms of ` +
      `${FEW} prints, ratio ${(many / few).toFixed(2)} (bound ${MAX_RATIO})`,
  }
}

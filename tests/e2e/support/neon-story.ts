import { expect, type Locator, type Page } from 'playwright/test'
import { judge } from '../../support/pdf-judges'
import { madePrints } from './printed-boxes'
import { command } from './shop-state'

export const SLOW = { timeout: 60_000 }

export const words = (page: Page) => page.getByLabel('Your words')
export const isBent = (page: Page) => expect(page.getByText(/^\d\.\d\d m in \d+ pieces$/)).toBeVisible(SLOW)

/** The tool with the sign of a child's name, which says Tama. */
export async function openSign(page: Page): Promise<void> {
  await page.goto('/neonchamp-tool?sku=kids-name-neon-sign')
  await expect(words(page)).toHaveValue('Tama')
  await isBent(page)
}

/** What shines on a canvas: its mean colour, and the middle of its white cores in CSS pixels; null where there are none. */
export const shining = (canvas: Locator) =>
  canvas.evaluate((element) => {
    const { width, height, clientWidth } = element as HTMLCanvasElement
    const pixels = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    const mean = [0, 0, 0]
    let [left, top, count] = [0, 0, 0]
    for (let at = 0; at < pixels.length; at += 4) {
      const rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
      for (const [k, value] of rgb.entries()) mean[k] = (mean[k] ?? 0) + value / (width * height)
      if (Math.min(...rgb) < 225) continue
      left += (at / 4) % width
      top += Math.floor(at / 4 / width)
      count++
    }
    const scale = clientWidth / width
    return { mean, middle: count > 0 ? { x: (left / count) * scale, y: (top / count) * scale } : null }
  })

/** Runs in the page: looks at the stage in each frame. */
function watchFrames(canvas: Element): void {
  const small = new OffscreenCanvas(96, 72).getContext('2d', { willReadFrequently: true })
  const seen = { frames: 0, blank: 0 }
  Object.assign(window, { seenFrames: seen })
  const look = () => {
    const shown = document.contains(canvas) ? (canvas as HTMLCanvasElement) : null
    if (small && shown) {
      small.clearRect(0, 0, 96, 72)
      small.drawImage(shown, 0, 0, 96, 72)
      const { data } = small.getImageData(0, 0, 96, 72)
      const isLit = data.some((value, at) => at % 4 < 3 && value > 150)
      seen.frames++
      if (!isLit) seen.blank++
    } else seen.blank++
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

export const watchStage = (canvas: Locator) => canvas.evaluate(watchFrames)
export const seenFrames = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenFrames: { frames: number; blank: number } }).seenFrames)

interface SignFiles {
  sheet: string
  template: { pages: number; words: string }
}

/** The production sheet and the wall template of the only line of a paid order, as the programs of others read them. */
async function signFiles(order: string): Promise<SignFiles> {
  const [line, ...others] = await madePrints(order)
  expect([line?.error, others]).toEqual([null, []])
  const [sheet, template, ...more] = (line?.pdfs ?? []).map((pdf) => judge(pdf))
  expect(more).toEqual([])
  if (!sheet || !template) throw new Error('The sign lacks a sheet')
  try {
    for (const pdf of [sheet, template]) pdf.check()
    expect(sheet.information()).toMatch(/Pages: +1\b/)
    expect(sheet.objects()).toMatch(/\/Separation\s+\/CutContour\b/)
    const pages = Number(/Pages: +(\d+)/.exec(template.information())?.[1])
    return { sheet: sheet.text(), template: { pages, words: template.text() } }
  } finally {
    for (const pdf of [sheet, template]) pdf.close()
  }
}

/** Pays an order of a sign, reads what its maker gets, and approves it. */
export async function isMade(order: string, said: readonly string[]): Promise<void> {
  command('paid', order)
  const waiting = await signFiles(order)
  expect(said.filter((each) => !waiting.sheet.includes(each))).toEqual([])
  expect(waiting.sheet).toContain('WAITS FOR APPROVAL')
  expect(waiting.template.pages).toBeGreaterThanOrEqual(2)
  expect(waiting.template.words).toContain(order)
  command('sign', 'approve', order, '1')
  const approved = await signFiles(order)
  expect(approved.sheet).not.toContain('WAITS FOR APPROVAL')
  expect(said.filter((each) => !approved.sheet.includes(each))).toEqual([])
}

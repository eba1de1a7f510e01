// Memory of the page when a photo of 100 megapixels is opened in the design tool, with and without what some browsers lack.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright/test'
import sharp from 'sharp'
import { PHONE } from '../browser.ts'
import { type Figure, type Setting, SOURCE } from './phone.ts'

const MAX_GROWTH_MB = 150
const SIDES = { width: 12_240, height: 8160 }
const TOOL_PATH = '/uploadchoice?sku=canvas-print'
/** Names of what some browsers lack, and what they lack. */
const WAYS: readonly (readonly [name: string, missing: string[]])[] = [
  ['', []],
  [' without ImageDecoder', ['ImageDecoder']],
  [' without ImageDecoder and OffscreenCanvas', ['ImageDecoder', 'OffscreenCanvas']],
]

/** A line of /proc/<pid>/status in MB. */
const readMb = (pid: number, line: string) =>
  Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000

/** The processes of all renderers. */
async function renderersOf(browser: Browser): Promise<number[]> {
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

/** The size of all renderers now, in MB. Only Linux tells it. */
export const renderersMb = async (browser: Browser): Promise<number> =>
  (await renderersOf(browser)).reduce((sum, pid) => sum + readMb(pid, 'VmRSS'), 0)

/** Growth of all renderers, from now to their largest size during `work`. */
async function growthDuring(browser: Browser, work: () => Promise<void>): Promise<number> {
  const renderers = await renderersOf(browser)
  const before = renderers.map((pid) => {
    // The largest size counts from here.
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
    return { pid, mb: readMb(pid, 'VmRSS') }
  })
  await work()
  return before.reduce((sum, { pid, mb }) => sum + readMb(pid, 'VmHWM') - mb, 0)
}

async function measure(browser: Browser, url: string, photo: string, missing: string[]): Promise<number> {
  const { viewport, deviceScaleFactor } = PHONE
  const context = await browser.newContext({ viewport, deviceScaleFactor, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    await page.addInitScript((names) => {
      for (const name of names) Reflect.deleteProperty(window, name)
    }, missing)
    await page.goto(url)
    await page.getByRole('button', { name: 'Choose a photo' }).first().waitFor()
    // Scripts that load when the page is idle are no part of the photo.
    await page.waitForTimeout(4000)
    await page.requestGC()
    return await growthDuring(browser, async () => {
      await page.getByLabel('Photo file').setInputFiles(photo)
      await page.getByRole('button', { name: 'Add to cart' }).waitFor({ timeout: 60_000 })
      await page.waitForTimeout(1000)
    })
  } finally {
    await context.close()
  }
}

/** Only Linux tells the memory of a process. */
export async function measureMemory(browser: Browser, url: string, { folder }: Setting): Promise<Figure> {
  if (process.platform !== 'linux') return { ok: true, line: 'memory: not measured, the figures come from /proc' }
  const photo = join(folder, 'large.jpg')
  await sharp(SOURCE)
    .resize({ ...SIDES, fit: 'cover' })
    .jpeg({ quality: 85 })
    .toFile(photo)
  const found: { name: string; mb: number }[] = []
  for (const [name, missing] of WAYS) {
    found.push({ name, mb: await measure(browser, url + TOOL_PATH, photo, missing) })
  }
  return {
    ok: found.every(({ mb }) => mb <= MAX_GROWTH_MB),
    line:
      `renderer's growth for a JPEG of ${SIDES.width} × ${SIDES.height}: ` +
      `${found.map(({ name, mb }) => `${mb.toFixed(0)} MB${name}`).join(', ')} (bound ${MAX_GROWTH_MB} MB)`,
  }
}

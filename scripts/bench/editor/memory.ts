// Memory of the page when a photo of 100 megapixels is opened in the design tool, with and without what some browsers lack.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { PHONE } from '../browser.ts'
import { SOURCE } from './phone.ts'

const MAX_GROWTH_MB = 150
const SIDES = { width: 12_240, height: 8160 }
const TOOL_PATH = '/uploadchoice?sku=canvas-print'
const WAYS = [
  ['', []],
  [' without ImageDecoder', ['ImageDecoder']],
  [' without ImageDecoder and OffscreenCanvas', ['ImageDecoder', 'OffscreenCanvas']],
]

/** A line of /proc/<pid>/status in MB. */
const readMb = (pid, line) =>
  Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000

/** Growth of all renderers, from now to their largest size during `work`. */
async function growthDuring(browser, work) {
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const before = renderers.map((pid) => {
    // The largest size counts from here.
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
    return readMb(pid, 'VmRSS')
  })
  await work()
  return renderers.reduce((sum, pid, at) => sum + readMb(pid, 'VmHWM') - before[at], 0)
}

async function measure(browser, url, photo, missing) {
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

/** Returns the line to print, and whether the bound holds. Only Linux tells the memory of a process. */
export async function measureMemory(browser, url, { folder }) {
  if (process.platform !== 'linux') return { ok: true, line: 'memory: not measured, the figures come from /proc' }
  const photo = join(folder, 'large.jpg')
  await sharp(SOURCE)
    .resize({ ...SIDES, fit: 'cover' })
    .jpeg({ quality: 85 })
    .toFile(photo)
  const found = []
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

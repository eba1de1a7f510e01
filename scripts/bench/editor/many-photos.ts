// Memory of the page with four hundred photos in the tray of a book, above that of the empty tool.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright/test'
import sharp from 'sharp'
import { renderersMb } from './memory.ts'
import { type Figure, openPhone, type Setting, SOURCE } from './phone.ts'

const MAX_GROWTH_MB = 250
const PHOTOS = 400
/** Pictures that differ. The files differ all: each has its number in it. */
const PICTURES = 8
const SIDES = { width: 4000, height: 3000 }
const TOOL_PATH = '/photobook-tool?sku=photo-book'

/** A JPEG with a comment behind its first marker. */
function numbered(jpeg: Buffer, at: number): Buffer {
  const words = Buffer.from(`photo ${at}`)
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(words.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, words, jpeg.subarray(2)])
}

/** Writes the photos into a folder. Returns their paths. */
async function writePhotos(folder: string): Promise<string[]> {
  const to = join(folder, 'many')
  mkdirSync(to, { recursive: true })
  const picture = readFileSync(SOURCE)
  const jpegs: Buffer[] = []
  for (let at = 0; at < PICTURES; at += 1) {
    const turned = sharp(picture).rotate(at * 5, { background: '#8090a0' })
    jpegs.push(
      await turned
        .resize({ ...SIDES, fit: 'cover' })
        .jpeg({ quality: 85 })
        .toBuffer(),
    )
  }
  return Array.from({ length: PHOTOS }, (_, at) => {
    const path = join(to, `photo-${at + 1}.jpg`)
    writeFileSync(path, numbered(jpegs[at % PICTURES] ?? Buffer.of(), at))
    return path
  })
}

/** Scrolls the tray to its end and back, panel by panel. */
async function scrollTray(page: Page): Promise<void> {
  const panel = page.locator('#tool-panel')
  const steps = await panel.evaluate((box) => Math.ceil(box.scrollHeight / box.clientHeight))
  for (let step = 1; step <= 2 * steps; step += 1) {
    await panel.evaluate((box, at) => box.scrollTo(0, at * box.clientHeight), step <= steps ? step : 2 * steps - step)
    await page.waitForTimeout(60)
  }
}

/** The size of the renderers when the page has come to rest. */
async function settledMb(browser: Browser, page: Page): Promise<number> {
  await page.waitForTimeout(4000)
  await page.requestGC()
  await page.waitForTimeout(1000)
  return renderersMb(browser)
}

/** Only Linux tells the memory of a process. */
export async function measureManyPhotos(browser: Browser, url: string, { folder }: Setting): Promise<Figure> {
  if (process.platform !== 'linux') return { ok: true, line: 'many photos: not measured, the figures come from /proc' }
  const photos = await writePhotos(folder)
  const { context, page } = await openPhone(browser)
  try {
    await page.goto(url + TOOL_PATH)
    await page.getByRole('button', { name: 'Photos', exact: true }).click()
    const addPhotos = page.locator('#tool-panel').getByRole('button', { name: 'Add photos' })
    await addPhotos.waitFor()
    const empty = await settledMb(browser, page)
    const start = performance.now()
    const chooser = page.waitForEvent('filechooser')
    await addPhotos.click()
    await (await chooser).setFiles(photos)
    await page.getByRole('button', { name: `All ${PHOTOS}` }).waitFor({ timeout: 900_000 })
    const seconds = (performance.now() - start) / 1000
    const added = (await settledMb(browser, page)) - empty
    await scrollTray(page)
    const scrolled = (await settledMb(browser, page)) - empty
    return {
      ok: Math.max(added, scrolled) <= MAX_GROWTH_MB,
      line:
        `${PHOTOS} photos of ${SIDES.width} × ${SIDES.height} in a book, above the empty tool: ${added.toFixed(0)} MB, ` +
        `${scrolled.toFixed(0)} MB after the tray was scrolled (bound ${MAX_GROWTH_MB} MB); ` +
        `they were read in ${seconds.toFixed(0)} s`,
    }
  } finally {
    await context.close()
  }
}

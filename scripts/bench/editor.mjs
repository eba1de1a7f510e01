// The design tool beside pages that do the least that it must do.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from './browser.mjs'
import { measureDrag } from './editor/drag.mjs'
import { measureFirstPhoto } from './editor/first-photo.mjs'
import { measureItems } from './editor/items.mjs'
import { measureMemory } from './editor/memory.mjs'
import { largePhoto, proxyOf } from './editor/phone.mjs'
import { measurePicker } from './editor/picker.mjs'
import { measurePrints } from './editor/prints.mjs'
import { measureSize } from './editor/size.mjs'
import { startLocalCdn } from './local-cdn.mjs'
import { runsOf } from './runs.mjs'

const RUNS = runsOf(5)

const MEASURES = [
  measureSize,
  measureMemory,
  measureFirstPhoto,
  measurePicker,
  measureDrag,
  measureItems,
  measurePrints,
]

/** Prints the figures. Returns whether all ratios hold. */
export async function benchEditor(shop) {
  const folder = mkdtempSync(join(tmpdir(), 'kea-bench-editor-'))
  const cdn = await startLocalCdn(shop.url)
  const browser = await launch(cdn.keyHash)
  try {
    const photo = await largePhoto(folder)
    const setting = { folder, photo, proxy: await proxyOf(photo), runs: RUNS }
    const figures = []
    for (const measure of MEASURES) {
      const figure = await measure(browser, cdn.url, setting)
      // At once: a later one may fail.
      console.log(figure.line)
      figures.push(figure)
    }
    return { ok: figures.every(({ ok }) => ok), lines: [] }
  } finally {
    await browser.close()
    await cdn.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

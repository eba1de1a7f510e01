// The design tool beside pages that do the least that it must do.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from './browser.ts'
import { measureBook } from './editor/book.ts'
import { measureDrag } from './editor/drag.ts'
import { measureFirstPhoto } from './editor/first-photo.ts'
import { measureItems, measureLargeDesign } from './editor/items.ts'
import { measureLooks } from './editor/looks.ts'
import { measureManyPhotos } from './editor/many-photos.ts'
import { measureMemory } from './editor/memory.ts'
import { type Figure, largePhoto, type Measure, proxyOf } from './editor/phone.ts'
import { measurePicker } from './editor/picker.ts'
import { measurePrints } from './editor/prints.ts'
import { measureSignLetter, measureSignPages } from './editor/signs.ts'
import { measureBookSize, measureSize } from './editor/size.ts'
import { startLocalCdn } from './local-cdn.ts'
import { runsOf } from './runs.ts'
import type { BenchResult, Shop } from './shop.ts'

const RUNS = runsOf(5)

/** In their order. One alone is `pnpm bench editor:looks`. */
const MEASURES: Readonly<Record<string, Measure>> = {
  size: measureSize,
  bookSize: measureBookSize,
  memory: measureMemory,
  manyPhotos: measureManyPhotos,
  firstPhoto: measureFirstPhoto,
  picker: measurePicker,
  drag: measureDrag,
  items: measureItems,
  largeDesign: measureLargeDesign,
  prints: measurePrints,
  book: measureBook,
  looks: measureLooks,
  signLetter: measureSignLetter,
  signPages: measureSignPages,
}

/** The measures of this name; all of them without one. */
function measuresOf(part: string | undefined): Measure[] {
  if (part === undefined) return Object.values(MEASURES)
  const measure = MEASURES[part]
  if (!measure) throw new Error(`bench: the editor has no part ${part}. There are ${Object.keys(MEASURES).join(', ')}.`)
  return [measure]
}

/** Prints the figures itself. */
export async function benchEditor(shop: Shop, part?: string): Promise<BenchResult> {
  const measures = measuresOf(part)
  const folder = mkdtempSync(join(tmpdir(), 'kea-bench-editor-'))
  const cdn = await startLocalCdn(shop.url)
  const browser = await launch(cdn.keyHash)
  try {
    const photo = await largePhoto(folder)
    const setting = { folder, photo, proxy: await proxyOf(photo), runs: RUNS }
    const figures: Figure[] = []
    for (const measure of measures) {
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

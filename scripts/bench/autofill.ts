// A book that fills itself: beside one with its photos as they were added in fixed templates, and the time that it takes
// beside the reading of its document.
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { tableOf } from '../lib/table.ts'
import { root } from '../lib/wrangler.ts'
import type * as figures from './autofill/figures.ts'
import { labelledPhotos } from './autofill/labelled-photos.ts'
import { median, waitForIdleMachine } from './browser.ts'
import { isSmoke, runsOf } from './runs.ts'
import type { BenchResult } from './shop.ts'

const PHOTOS = isSmoke ? 60 : 200
const RUNS = runsOf(15)
/** Filling takes 5 to 9 times as long as reading the document, the least of which is 10 ms. */
const MAX_RATIO = 10

export async function benchAutofill(): Promise<BenchResult> {
  const { module } = await runnerImport<typeof figures>(join(root, 'scripts/bench/autofill/figures.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { noExternal: [/^@kea\//] },
  })
  const photos = await labelledPhotos(PHOTOS, module.likeness)
  const { events, eventsFound, eventsMixed, bursts, burstsFound } = module.foundAgain(photos)
  const books = module.compared(photos)
  await waitForIdleMachine()
  const times = Array.from({ length: RUNS }, () => module.fillTime())
  const [fillMs, readMs] = [median(times.map((run) => run.fillMs)), median(times.map((run) => run.readMs))]
  return {
    ok: books.every(({ isBetter }) => isBetter) && fillMs <= MAX_RATIO * readMs,
    lines: [
      `${PHOTOS} photos: ${eventsFound} events for the ${events} labelled ones, ${eventsMixed} of several; ` +
        `${burstsFound} of ${bursts} bursts`,
      tableOf(books.flatMap(({ rows }) => rows)),
      `400 photos on 96 pages: ${fillMs.toFixed(0)} ms, ratio ${(fillMs / readMs).toFixed(2)} to reading the document ` +
        `(${readMs.toFixed(0)} ms, bound ${MAX_RATIO})`,
    ],
  }
}

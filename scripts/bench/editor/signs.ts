// A neon sign on a phone that is four times slower: the script of one typed letter, and the first paint of the pages that
// signs are designed on, beside that of a mug's tool.
import type { Browser, CDPSession, Page } from 'playwright/test'
import { coldLoad, median, PHONE, slowDown, waitForIdleMachine } from '../browser.ts'
import { isMounted } from '../shop.ts'
import { type Figure, openPhone, type Setting } from './phone.ts'

const MAX_LETTER_MS = 50
const SIGN_PATH = '/neonchamp-tool?sku=family-name-neon-sign'
const MUG_PATH = '/photomug-tool?sku=photo-mug'
const PAGES = [
  { name: "the sign's tool", path: SIGN_PATH },
  { name: '/create-your-own-neon-sign', path: '/create-your-own-neon-sign' },
]
/** What is in the field already, and the letters that are measured. */
const TYPED = [
  { before: 'Char', letters: 'lotte' },
  { before: 'The Ngata\nWh', letters: 'ānau' },
]
const SETTLED_MS = 2000

/** How long the page's script has run so far, in ms of its own thread: a busy machine does not count. */
async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const script = metrics.find(({ name }) => name === 'ScriptDuration')
  if (!script) throw new Error('The browser does not tell how long its script has run')
  return 1000 * script.value
}

/** Waits until the drawing of what has changed is painted, which another thread may bend. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    while (document.querySelector('canvas[data-awaited]')) await frame()
  })

/** The script of each letter, from the key to its drawing, in ms. */
async function typeLetters(browser: Browser, url: string, { before, letters }: (typeof TYPED)[number]) {
  const { context, page } = await openPhone(browser)
  try {
    await page.goto(url + SIGN_PATH)
    const field = page.getByRole('textbox', { name: 'Your words' })
    await field.fill(before)
    await field.press('ControlOrMeta+End')
    await page.waitForTimeout(SETTLED_MS)
    const session = await context.newCDPSession(page)
    await slowDown(session, { cpu: PHONE.cpu, latencyMs: 0, downKbps: -1, upKbps: -1 })
    await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
    await session.send('Performance.enable')
    const found: number[] = []
    for (const letter of letters) {
      const start = await scriptMs(session)
      await page.keyboard.insertText(letter)
      await painted(page)
      found.push((await scriptMs(session)) - start)
      await page.waitForTimeout(SETTLED_MS)
    }
    return found
  } finally {
    await context.close()
  }
}

export async function measureSignLetter(browser: Browser, url: string, { runs }: Setting): Promise<Figure> {
  const found: number[] = []
  for (let run = 0; run < runs; run++)
    for (const words of TYPED) {
      await waitForIdleMachine()
      found.push(...(await typeLetters(browser, url, words)))
    }
  const ms = median(found)
  return {
    ok: ms <= MAX_LETTER_MS,
    line:
      `one letter typed on a sign: script ${ms.toFixed(1)} ms at CPU ${PHONE.cpu}× ` +
      `(${Math.min(...found).toFixed(0)}–${Math.max(...found).toFixed(0)}; bound ${MAX_LETTER_MS} ms, ratio ` +
      `${(ms / MAX_LETTER_MS).toFixed(2)})`,
  }
}

/** The value that a quarter of them are above. */
const upperQuartile = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(0.75 * (values.length - 1))] ?? Number.NaN

/**
 * First paints. The documents of all tools begin with the same frame, so medians of the same times differ by some frames. A
 * page is slower where its median is above the upper quartile of the mug's tool.
 */
export async function measureSignPages(browser: Browser, url: string, { runs }: Setting): Promise<Figure> {
  const targets = [MUG_PATH, ...PAGES.map(({ path }) => path)]
  const paints = new Map(targets.map((path): [string, number[]] => [path, []]))
  // The first round warms up caches of servers and disk. It does not count.
  for (let round = 0; round <= 2 * runs; round++) {
    // Each is first in its turn: what comes after another is measured later by some ms.
    const first = round % paints.size
    for (const [path, found] of [...paints].slice(first).concat([...paints].slice(0, first))) {
      await waitForIdleMachine()
      const { fcp } = await coldLoad(browser, url + path, { isReady: isMounted })
      if (round > 0) found.push(fcp)
    }
  }
  const of = (path: string) => paints.get(path) ?? []
  const [mug, most] = [median(of(MUG_PATH)), upperQuartile(of(MUG_PATH))]
  const medians = PAGES.map(({ path }) => median(of(path)))
  const parts = PAGES.map(
    ({ name }, at) => `${name} ${medians[at]?.toFixed(0)} ms, ratio ${((medians[at] ?? 0) / mug).toFixed(2)}`,
  )
  return {
    ok: medians.every((ms) => ms <= most),
    line: `first paint: ${parts.join('; ')} to ${mug.toFixed(0)} ms of a mug's tool (its upper quartile ${most.toFixed(0)} is the bound)`,
  }
}

// Interaction to next paint of fourteen actions on a phone, and the time from a tap to the heading of the next page.
import type { Browser, Locator, Page } from 'playwright/test'
import { storeShopper } from '../lib/store-shopper.ts'
import { launch, median, type PageCookie, PHONE, slowDown, waitForIdleMachine } from './browser.ts'
import { type LocalCdn, startLocalCdn } from './local-cdn.ts'
import { runsOf } from './runs.ts'
import { type BenchResult, isMounted, type Shop } from './shop.ts'

const RUNS = runsOf(3)
/** Times of the floor, which is a tap that changes nothing. */
const MAX_INP = 2.5
const MAX_HEADING = 12
/** The pointer rests on a link for this time before the click. */
const ANNOUNCED_MS = 150
/** Deferred parts of a page are mounted after this time. */
const SETTLED_MS = 4500
const SHORTEST_MS = 16

type Action = (page: Page) => Promise<unknown>

interface Visit {
  path: string
  actions: readonly (readonly [name: string | null, act: Action])[]
}

/** A link of a page. */
interface Way {
  from: string
  /** The selector of what opens the layer with the link. */
  opener?: string
  link: string
}

/** What a page notes of itself, in ms. */
interface PageMeasures {
  /** The longest event of the interactions. */
  longest: number
  /** From the last click to the next heading. */
  heading: number
}

type MeasuredWindow = typeof window & { __bench: PageMeasures }

/** The DOM types lack what is read of it. */
interface InteractionEntry extends PerformanceEntry {
  interactionId: number
}

/** What each measurement uses. */
interface Tools {
  browser: Browser
  cdn: LocalCdn
  cookies: readonly PageCookie[]
}

/** The ms of each run, by what is measured. */
type Times = Map<string, number[]>

const tap =
  (find: (page: Page) => Locator): Action =>
  async (page) =>
    find(page).tap()
const button = (name: string, exact = true) =>
  tap((page) => page.getByRole('button', { name, exact }).filter({ visible: true }).first())
const option = (group: number, at: number) =>
  tap((page) => page.locator('#sizes fieldset').nth(group).locator('label').nth(at))
const filter = tap((page) => page.getByRole('dialog').locator('label:has(input)').first())

/** Costs a frame and nothing else, so it shows the speed of the machine. */
const FLOOR = 'a tap on the heading'

/** What is measured, by page. An action without a name is not measured. */
const VISITS: readonly Visit[] = [
  {
    path: '/canvas-prints',
    actions: [
      [FLOOR, tap((page) => page.locator('h1'))],
      ['open the menu', button('Menu')],
      ['open an entry', button('Wall art')],
      ['close the menu', button('Close')],
      [null, tap((page) => page.getByRole('link', { name: 'Search', exact: true }))],
      ['type in the search', (page) => page.keyboard.type('frame', { delay: 150 })],
      ['choose a suggestion', tap((page) => page.getByRole('option').first())],
    ],
  },
  {
    path: '/canvas-prints',
    actions: [
      ['choose a size', option(0, 2)],
      ['choose an option', option(1, 1)],
    ],
  },
  {
    path: '/wall-art',
    actions: [
      [null, button('Filters')],
      ['set a filter', filter],
      ['clear a filter', filter],
      [null, (page) => page.keyboard.press('Escape')],
      [null, (page) => page.getByLabel('Sort').focus()],
      ['sort', (page) => page.keyboard.press('ArrowDown')],
    ],
  },
  {
    path: '/checkout/cart',
    actions: [
      ['one more', button('One more', false)],
      ['one less', button('One less', false)],
      ['remove a line', button('Remove', false)],
      ['undo', button('Undo', false)],
    ],
  },
]

const WAYS: readonly Way[] = [
  { from: '/wall-art', link: 'main a[href="/canvas-prints"]' },
  { from: '/', link: 'main a[href="/photo-mugs"]' },
  { from: '/canvas-prints', link: 'header a[href="/coupons-codes-and-deals"]' },
  // The link in the header opens the cart over the page.
  { from: '/photo-mugs', opener: 'header a[href="/checkout/cart"]', link: '[role="dialog"] a[href="/checkout/cart"]' },
]

/** Runs in the page before its own scripts. The longest event of an interaction counts. */
function observe() {
  const measured = { longest: 0, heading: 0 }
  const events = { type: 'event', durationThreshold: 16, buffered: true }
  Object.assign(window, { __bench: measured })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as InteractionEntry[])
      if (interactionId > 0) measured.longest = Math.max(measured.longest, duration)
  }).observe(events)
  let changed = new MutationObserver(() => {})
  addEventListener(
    'click',
    ({ timeStamp }) => {
      // An earlier click that changed no heading.
      changed.disconnect()
      const before = document.querySelector('h1')?.textContent
      changed = new MutationObserver(() => {
        const now = document.querySelector('h1')?.textContent
        if (!now || now === before) return
        changed.disconnect()
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(measured, { heading: performance.now() - timeStamp })),
        )
      })
      changed.observe(document, { childList: true, subtree: true, characterData: true })
    },
    { capture: true },
  )
}

/** A page that is loaded, mounted and then slowed down. `work` gets it. */
async function open<Result>(
  { browser, cdn, cookies }: Tools,
  path: string,
  { isWide = false, latencyMs = 0 }: { isWide?: boolean; latencyMs?: number },
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { viewport, deviceScaleFactor, cpu } = PHONE
  const phone = { viewport, deviceScaleFactor, isMobile: true, hasTouch: true }
  const context = await browser.newContext(isWide ? { viewport: { width: 1440, height: 900 } } : phone)
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    await page.addInitScript(observe)
    await page.goto(cdn.url + path)
    await page.waitForFunction(isMounted)
    await page.waitForTimeout(SETTLED_MS)
    await slowDown(await context.newCDPSession(page), { latencyMs, downKbps: -1, upKbps: -1, cpu })
    return await work(page)
  } finally {
    await context.close()
  }
}

async function measureActions(page: Page, actions: Visit['actions'], times: Times) {
  for (const [name, act] of actions) {
    await waitForIdleMachine()
    await page.evaluate(() => Object.assign((window as MeasuredWindow).__bench, { longest: 0 }))
    await act(page)
    await page.waitForTimeout(1200)
    const { longest } = await page.evaluate(() => (window as MeasuredWindow).__bench)
    if (name !== null) times.set(name, [...(times.get(name) ?? []), Math.max(SHORTEST_MS, longest)])
  }
}

async function measureWay(page: Page, { opener, link }: Way): Promise<number> {
  if (opener) await page.locator(opener).filter({ visible: true }).first().click()
  await waitForIdleMachine()
  const target = page.locator(link).filter({ visible: true }).first()
  await target.hover()
  await page.waitForTimeout(ANNOUNCED_MS)
  await target.click({ noWaitAfter: true })
  await page.waitForFunction(() => (window as MeasuredWindow).__bench.heading > 0)
  return page.evaluate(() => (window as MeasuredWindow).__bench.heading)
}

function judge(times: Times, ways: Times): BenchResult {
  const medians = [...times].map(([name, values]) => ({ name, ms: median(values) }))
  const floor = medians.find(({ name }) => name === FLOOR)?.ms
  const actions = medians.filter(({ name }) => name !== FLOOR).sort((a, b) => b.ms - a.ms)
  const headings = [...ways].map(([name, values]) => ({ name, ms: median(values) })).sort((a, b) => b.ms - a.ms)
  const [slowest] = actions
  const [latest] = headings
  if (floor === undefined || !slowest || !latest) throw new Error('Nothing was measured')
  const list = (entries: typeof medians) => entries.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`).join(', ')
  const [inp, heading] = [slowest.ms / floor, latest.ms / floor]
  return {
    ok: inp <= MAX_INP && heading <= MAX_HEADING,
    lines: [
      `INP of ${actions.length} actions at CPU ${PHONE.cpu}×: ${inp.toFixed(2)} of ${FLOOR} at most (budget ${MAX_INP}); ` +
        `${slowest.ms} ms, median ${median(actions.map(({ ms }) => ms))} ms, floor ${floor} ms`,
      `    ${list(actions)}`,
      `next h1 after a click that the pointer announced: ${heading.toFixed(2)} of the floor at most (budget ${MAX_HEADING}); ` +
        `${latest.ms.toFixed(0)} ms`,
      `    ${list(headings)}`,
    ],
  }
}

export async function benchInp(shop: Shop): Promise<BenchResult> {
  const cdn = await startLocalCdn(shop.url)
  const browser = await launch(cdn.keyHash)
  try {
    const [times, ways]: [Times, Times] = [new Map(), new Map()]
    for (let run = 0; run < RUNS; run++) {
      const shopper = storeShopper(shop.url, '')
      const cart = await shopper.newCart()
      await shopper.add(cart, { quantity: 2 })
      const tools = { browser, cdn, cookies: [{ name: 'cart_id', value: cart, url: cdn.url }] }
      for (const { path, actions } of VISITS)
        await open(tools, path, {}, (page) => measureActions(page, actions, times))
      for (const way of WAYS) {
        const network = { isWide: true, latencyMs: PHONE.latencyMs }
        const ms = await open(tools, way.from, network, (page) => measureWay(page, way))
        const name = `${way.from} → ${/href="(.+)"/.exec(way.link)?.[1]}`
        ways.set(name, [...(ways.get(name) ?? []), ms])
      }
    }
    return judge(times, ways)
  } finally {
    await browser.close()
    await cdn.stop()
  }
}

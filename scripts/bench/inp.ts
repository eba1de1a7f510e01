// Interaction to next paint of fourteen actions on a phone, and the time from a tap to the heading of the next page.
import { storeShopper } from '../lib/store-shopper.ts'
import { launch, median, PHONE, slowDown, waitForIdleMachine } from './browser.ts'
import { startLocalCdn } from './local-cdn.ts'
import { runsOf } from './runs.ts'
import { isMounted } from './shop.ts'

const RUNS = runsOf(3)
/** Times of the floor, which is a tap that changes nothing. */
const MAX_INP = 2.5
const MAX_HEADING = 12
/** The pointer rests on a link for this time before the click. */
const ANNOUNCED_MS = 150
/** Deferred parts of a page are mounted after this time. */
const SETTLED_MS = 4500
const SHORTEST_MS = 16

const tap = (find) => async (page) => find(page).tap()
const button = (name, exact = true) =>
  tap((page) => page.getByRole('button', { name, exact }).filter({ visible: true }).first())
const option = (group, at) => tap((page) => page.locator('#sizes fieldset').nth(group).locator('label').nth(at))
const filter = tap((page) => page.getByRole('dialog').locator('label:has(input)').first())

/** What is measured, by page. An action without a name is not measured. */
const VISITS = [
  {
    path: '/canvas-prints',
    actions: [
      ['a tap on the heading', tap((page) => page.locator('h1'))],
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
/** Costs a frame and nothing else, so it shows the speed of the machine. */
const [FLOOR] = VISITS[0].actions[0]

/** Pairs of a page and a link on it. */
const WAYS = [
  { from: '/wall-art', link: 'main a[href="/canvas-prints"]' },
  { from: '/', link: 'main a[href="/photo-mugs"]' },
  { from: '/canvas-prints', link: 'header a[href="/coupons-codes-and-deals"]' },
  // The link in the header opens the cart over the page.
  { from: '/photo-mugs', opener: 'header a[href="/checkout/cart"]', link: '[role="dialog"] a[href="/checkout/cart"]' },
]

/** Runs in the page before its own scripts. The longest event of an interaction counts. */
function observe() {
  const measured = { longest: 0, heading: 0 }
  Object.assign(window, { __bench: measured })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) measured.longest = Math.max(measured.longest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
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
async function open({ browser, cdn, cookies }, path, { isWide = false, latencyMs = 0 }, work) {
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

async function measureActions(page, actions, times) {
  for (const [name, act] of actions) {
    await waitForIdleMachine()
    await page.evaluate(() => Object.assign(window.__bench, { longest: 0 }))
    await act(page)
    await page.waitForTimeout(1200)
    const { longest } = await page.evaluate(() => window.__bench)
    if (name !== null) times.set(name, [...(times.get(name) ?? []), Math.max(SHORTEST_MS, longest)])
  }
}

async function measureWay(page, { opener, link }) {
  if (opener) await page.locator(opener).filter({ visible: true }).first().click()
  await waitForIdleMachine()
  const target = page.locator(link).filter({ visible: true }).first()
  await target.hover()
  await page.waitForTimeout(ANNOUNCED_MS)
  await target.click({ noWaitAfter: true })
  await page.waitForFunction(() => window.__bench.heading > 0)
  return page.evaluate(() => window.__bench.heading)
}

function judge(times, ways) {
  const medians = [...times].map(([name, values]) => ({ name, ms: median(values) }))
  const floor = medians.find(({ name }) => name === FLOOR).ms
  const actions = medians.filter(({ name }) => name !== FLOOR).sort((a, b) => b.ms - a.ms)
  const headings = [...ways].map(([name, values]) => ({ name, ms: median(values) })).sort((a, b) => b.ms - a.ms)
  const list = (entries) => entries.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`).join(', ')
  const [inp, heading] = [actions[0].ms / floor, headings[0].ms / floor]
  return {
    ok: inp <= MAX_INP && heading <= MAX_HEADING,
    lines: [
      `INP of ${actions.length} actions at CPU ${PHONE.cpu}×: ${inp.toFixed(2)} of ${FLOOR} at most (budget ${MAX_INP}); ` +
        `${actions[0].ms} ms, median ${median(actions.map(({ ms }) => ms))} ms, floor ${floor} ms`,
      `    ${list(actions)}`,
      `next h1 after a click that the pointer announced: ${heading.toFixed(2)} of the floor at most (budget ${MAX_HEADING}); ` +
        `${headings[0].ms.toFixed(0)} ms`,
      `    ${list(headings)}`,
    ],
  }
}

/** Returns the lines to print, and whether the budgets are met. */
export async function benchInp(shop) {
  const cdn = await startLocalCdn(shop.url)
  const browser = await launch(cdn.keyHash)
  try {
    const [times, ways] = [new Map(), new Map()]
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
        const name = `${way.from} → ${/href="(.+)"/.exec(way.link)[1]}`
        ways.set(name, [...(ways.get(name) ?? []), ms])
      }
    }
    return judge(times, ways)
  } finally {
    await browser.close()
    await cdn.stop()
  }
}

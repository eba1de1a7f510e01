// A phone on a slow connection, and its measurements of one cold load.
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { findBrowser } from '../lib/browser.mjs'

/** 412 × 823 at 1.75, CPU 4 times slower, 150 ms a request, 1.6 Mbps down. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  cpu: 4,
  latencyMs: 150,
  downKbps: 1638.4,
  upKbps: 750,
}

/** A page is idle when it is loaded and had neither a pending request nor a long task for this time. */
const STILL_MS = 1000
const MAX_MS = 45_000

/** A browser that trusts the certificates of these keys. */
export function launch(...keyHashes) {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      `--ignore-certificate-errors-spki-list=${keyHashes.join(',')}`,
    ],
  })
}

/** A request of the browser itself. Its end is not always reported. */
const ICON = /\/(?:kea\.svg|favicon\.ico)$/

/** Runs in the page before its own scripts. */
function observe() {
  const seen = { fcp: 0, lcp: 0, element: '', cls: 0, lastTask: 0, tasks: [] }
  Object.assign(window, { __bench: seen })
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
    seen.element = `${entry.element?.tagName.toLowerCase() ?? '?'} ${entry.url.split('/').slice(-2).join('/')}`
  })
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
  on('longtask', (entry) => {
    seen.lastTask = entry.startTime + entry.duration
    seen.tasks.push({ start: entry.startTime, duration: entry.duration })
  })
}

/** Records the page's requests. `bytes` is the transferred size of the response bodies. */
async function watchNetwork(cdp) {
  const open = new Set()
  const requests = new Map()
  const state = { open, requests, last: Date.now() }
  const touch = () => {
    state.last = Date.now()
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http') || ICON.test(request.url)) return
    open.add(requestId)
    requests.set(requestId, { url: request.url, type, bytes: 0 })
    touch()
  })
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const known = requests.get(requestId)
    if (known)
      Object.assign(known, { type, status: response.status, bytes: Number(response.headers['content-length'] ?? 0) })
  })
  const done = ({ requestId }) => {
    open.delete(requestId)
    touch()
  }
  cdp.on('Network.loadingFinished', done)
  cdp.on('Network.loadingFailed', done)
  await cdp.send('Network.enable')
  return state
}

async function untilIdle(page, network, isThere) {
  let thereSince = 0
  for (const end = Date.now() + MAX_MS; Date.now() < end; await sleep(100)) {
    if (network.open.size > 0 || Date.now() - network.last < STILL_MS) continue
    if (!(await page.evaluate(isThere))) continue
    thereSince ||= Date.now()
    if (Date.now() - thereSince < STILL_MS) continue
    const quiet = await page.evaluate(
      (still) => document.readyState === 'complete' && performance.now() - window.__bench.lastTask >= still,
      STILL_MS,
    )
    if (quiet) return
  }
  const open = [...network.open].map((id) => network.requests.get(id).url)
  throw new Error(`${page.url()} did not come to rest within ${MAX_MS} ms; under way: ${open.join(', ') || 'nothing'}.`)
}

/** A longer task blocks the page. */
const LONG_MS = 50

/** Total blocking time after the first paint. */
const blockingTime = ({ fcp, tasks }) =>
  tasks
    .filter(({ start, duration }) => start + duration > fcp)
    .reduce((sum, { start, duration }) => sum + Math.max(0, Math.min(duration, start + duration - fcp) - LONG_MS), 0)

/**
 * One load with an empty cache. `slow` emulates the phone's connection and processor. `isThere` runs in the page and is
 * true when it has started. `after` may still use the page. Returns `{ fcp, lcp, cls, tbt, element, requests }`.
 */
export async function coldLoad(
  browser,
  url,
  { slow = true, isThere = () => true, after = async () => undefined } = {},
) {
  const { viewport, deviceScaleFactor } = PHONE
  const context = await browser.newContext({ viewport, deviceScaleFactor, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const network = await watchNetwork(cdp)
    if (slow) {
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: PHONE.latencyMs,
        downloadThroughput: (PHONE.downKbps * 1024) / 8,
        uploadThroughput: (PHONE.upKbps * 1024) / 8,
      })
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu })
    }
    await page.addInitScript(observe)
    const answer = await page.goto(url, { waitUntil: 'commit', timeout: MAX_MS })
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}.`)
    await untilIdle(page, network, isThere)
    const seen = await page.evaluate(() => window.__bench)
    return { ...seen, tbt: blockingTime(seen), requests: [...network.requests.values()], result: await after(page) }
  } finally {
    await context.close()
  }
}

const busyShare = async (ms) => {
  const read = () =>
    cpus().map(({ times }) => [times.idle, times.idle + times.user + times.nice + times.sys + times.irq])
  const before = read()
  await sleep(ms)
  const shares = read().map(([idle, all], at) => 1 - (idle - before[at][0]) / (all - before[at][1] || 1))
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

/** Waits until the machine is idle, up to a limit. */
export async function calm({ share = 0.2, maxMs = 4000 } = {}) {
  for (const end = Date.now() + maxMs; Date.now() < end; ) if ((await busyShare(400)) < share) return
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

// A phone on a slow connection, and its measurements of one cold load.
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { findBrowser } from '../lib/browser.ts'
import { isSmoke } from './runs.ts'

/** The mobile preset of Lighthouse: a viewport in CSS pixels, a CPU 4 times slower, 150 ms a request, 1.6 Mbit/s down. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  cpu: 4,
  latencyMs: 150,
  downKbps: 1638.4,
  upKbps: 750,
}

/** A page is idle when it is loaded and has had neither a pending request nor a long task for this time. */
const IDLE_MS = 1000
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

/** Runs in the page before its own scripts. `content` is the selector of what makes the page usable. */
function observe(content) {
  const measured = { fcp: 0, lcp: 0, element: '', cls: 0, lastTask: 0, tasks: [], usable: 0 }
  Object.assign(window, { __bench: measured })
  if (content) {
    const drawn = new MutationObserver(() => {
      if (!document.querySelector(content)) return
      drawn.disconnect()
      requestAnimationFrame(() => setTimeout(() => Object.assign(measured, { usable: performance.now() })))
    })
    drawn.observe(document, { childList: true, subtree: true })
  }
  const on = (type, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') measured.fcp = entry.startTime
  })
  on('largest-contentful-paint', (entry) => {
    measured.lcp = entry.startTime
    measured.element = `${entry.element?.tagName.toLowerCase() ?? '?'} ${entry.url.split('/').slice(-2).join('/')}`
  })
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) measured.cls += entry.value
  })
  on('longtask', (entry) => {
    measured.lastTask = entry.startTime + entry.duration
    measured.tasks.push({ start: entry.startTime, duration: entry.duration })
  })
}

/** Records the page's requests. `bytes` is the transferred size of the response bodies. */
async function watchNetwork(cdp) {
  const open = new Set()
  const requests = new Map()
  const state = { open, requests, lastActivity: Date.now() }
  const noteActivity = () => {
    state.lastActivity = Date.now()
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http') || ICON.test(request.url)) return
    open.add(requestId)
    requests.set(requestId, { url: request.url, type, bytes: 0 })
    noteActivity()
  })
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const known = requests.get(requestId)
    if (known)
      Object.assign(known, { type, status: response.status, bytes: Number(response.headers['content-length'] ?? 0) })
  })
  const done = ({ requestId }) => {
    open.delete(requestId)
    noteActivity()
  }
  cdp.on('Network.loadingFinished', done)
  cdp.on('Network.loadingFailed', done)
  await cdp.send('Network.enable')
  return state
}

async function untilIdle(page, network, isReady) {
  let readySince = 0
  for (const end = Date.now() + MAX_MS; Date.now() < end; await sleep(100)) {
    if (network.open.size > 0 || Date.now() - network.lastActivity < IDLE_MS) continue
    if (!(await page.evaluate(isReady))) continue
    readySince ||= Date.now()
    if (Date.now() - readySince < IDLE_MS) continue
    const isIdle = await page.evaluate(
      (idleMs) => document.readyState === 'complete' && performance.now() - window.__bench.lastTask >= idleMs,
      IDLE_MS,
    )
    if (isIdle) return
  }
  const pending = [...network.open].map((id) => network.requests.get(id).url)
  throw new Error(
    `${page.url()} did not become idle within ${MAX_MS} ms; pending requests: ${pending.join(', ') || 'none'}.`,
  )
}

/** The phone's connection and processor. Another `downKbps` or `upKbps` of -1 has no limit. */
export async function slowDown(cdp, { latencyMs, downKbps, upKbps, cpu } = PHONE) {
  const bytes = (kbps) => (kbps < 0 ? -1 : (kbps * 1024) / 8)
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytes(downKbps),
    uploadThroughput: bytes(upKbps),
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

/** The part of a task beyond this time counts as blocking. */
const LONG_MS = 50

/** Total blocking time after the first paint. */
const blockingTime = ({ fcp, tasks }) =>
  tasks
    .filter(({ start, duration }) => start + duration > fcp)
    .reduce((sum, { start, duration }) => sum + Math.max(0, Math.min(duration, start + duration - fcp) - LONG_MS), 0)

/**
 * One load with an empty cache. `slow` emulates the phone's connection and processor. `isReady` runs in the page and is
 * true when its application has started. `content` is a selector: `usable` is the time when it was drawn. `afterLoad`
 * gets the idle page; its result is `result`. Returns `{ fcp, lcp, cls, tbt, usable, element, requests, result }`.
 */
export async function coldLoad(
  browser,
  url,
  {
    slow = true,
    isReady = () => true,
    afterLoad = async () => undefined,
    content = '',
    cookies = [],
    status = 200,
  } = {},
) {
  const { viewport, deviceScaleFactor } = PHONE
  const context = await browser.newContext({ viewport, deviceScaleFactor, isMobile: true, hasTouch: true })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const network = await watchNetwork(cdp)
    if (slow) await slowDown(cdp)
    await page.addInitScript(observe, content)
    const response = await page.goto(url, { waitUntil: 'commit', timeout: MAX_MS })
    if (response?.status() !== status) throw new Error(`${url} answered ${response?.status()}.`)
    await untilIdle(page, network, isReady)
    const measured = await page.evaluate(() => window.__bench)
    return {
      ...measured,
      tbt: blockingTime(measured),
      requests: [...network.requests.values()],
      result: await afterLoad(page),
    }
  } finally {
    await context.close()
  }
}

/** The share of time that the processors were busy during `ms`. */
const busyShare = async (ms) => {
  const read = () =>
    cpus().map(({ times }) => [times.idle, times.idle + times.user + times.nice + times.sys + times.irq])
  const before = read()
  await sleep(ms)
  const shares = read().map(([idle, all], at) => 1 - (idle - before[at][0]) / (all - before[at][1] || 1))
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

/** Waits until the processors are busy for less than `share` of the time, at most `maxMs`. */
export async function waitForIdleMachine({ share = 0.2, maxMs = 4000 } = {}) {
  if (isSmoke) return
  for (const end = Date.now() + maxMs; Date.now() < end; ) if ((await busyShare(400)) < share) return
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

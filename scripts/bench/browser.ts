// A phone on a slow connection, and its measurements of one cold load.
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright/test'
import { findBrowser } from '../lib/browser.ts'
import { isSmoke } from './runs.ts'

/** The speed of a phone. */
interface Speed {
  /** How many times slower the processor is. */
  cpu: number
  latencyMs: number
  /** In each direction, -1 has no limit. */
  downKbps: number
  upKbps: number
}

/** What a page notes of itself, in ms since its start. */
interface PageMeasures {
  fcp: number
  lcp: number
  /** The element of the largest paint. */
  element: string
  /** The sum of the layout shifts, which has no unit. */
  cls: number
  /** The end of the last long task. */
  lastTask: number
  tasks: { start: number; duration: number }[]
  /** When the page's own content was drawn; 0 before that. */
  usable: number
}

type MeasuredWindow = typeof window & { __bench: PageMeasures }

/** Entries of a PerformanceObserver that the DOM types lack, as far as they are read. */
interface LargestPaint extends PerformanceEntry {
  element?: Element | null
  url: string
}
interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean
  value: number
}

export interface PageRequest {
  url: string
  /** The type of the resource, as the browser's protocol names it. */
  type?: string
  status?: number
  /** The transferred size of the response body. */
  bytes: number
}

interface Network {
  /** Ids of pending requests. */
  open: Set<string>
  requests: Map<string, PageRequest>
  /** In ms since 1970. */
  lastActivity: number
}

/** A cookie of the page at `url`. */
export interface PageCookie {
  name: string
  value: string
  url: string
}

interface LoadOptions<Result> {
  /** Emulates the phone's connection and processor. */
  slow?: boolean
  /** Runs in the page: true when its application has started. */
  isReady?: () => boolean
  /** Gets the idle page. */
  afterLoad?: (page: Page) => Promise<Result>
  /** The selector of what makes the page usable. */
  content?: string
  cookies?: readonly PageCookie[]
  /** Patterns of addresses that the page does not get. */
  blocked?: readonly string[]
  /** The expected status of the response. */
  status?: number
}

export interface ColdLoad<Result = unknown> extends PageMeasures {
  /** Total blocking time after the first paint, in ms. */
  tbt: number
  requests: PageRequest[]
  /** What `afterLoad` returned. */
  result: Result | undefined
}

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
export function launch(...keyHashes: readonly string[]): Promise<Browser> {
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
function observe(content: string) {
  const measured: PageMeasures = { fcp: 0, lcp: 0, element: '', cls: 0, lastTask: 0, tasks: [], usable: 0 }
  Object.assign(window, { __bench: measured })
  if (content) {
    const drawn = new MutationObserver(() => {
      if (!document.querySelector(content)) return
      drawn.disconnect()
      requestAnimationFrame(() => setTimeout(() => Object.assign(measured, { usable: performance.now() })))
    })
    drawn.observe(document, { childList: true, subtree: true })
  }
  const on = <Entry extends PerformanceEntry>(type: string, record: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) record(entry)
    }).observe({ type, buffered: true })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') measured.fcp = entry.startTime
  })
  on('largest-contentful-paint', (entry: LargestPaint) => {
    measured.lcp = entry.startTime
    measured.element = `${entry.element?.tagName.toLowerCase() ?? '?'} ${entry.url.split('/').slice(-2).join('/')}`
  })
  on('layout-shift', (entry: LayoutShift) => {
    if (!entry.hadRecentInput) measured.cls += entry.value
  })
  on('longtask', (entry) => {
    measured.lastTask = entry.startTime + entry.duration
    measured.tasks.push({ start: entry.startTime, duration: entry.duration })
  })
}

/** Records the page's requests. */
async function watchNetwork(page: Page, cdp: CDPSession): Promise<Network> {
  const open = new Set<string>()
  const requests = new Map<string, PageRequest>()
  const state: Network = { open, requests, lastActivity: Date.now() }
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
  const done = ({ requestId }: { requestId: string }) => {
    open.delete(requestId)
    noteActivity()
  }
  cdp.on('Network.loadingFinished', done)
  cdp.on('Network.loadingFailed', done)
  // The end of a worker's script is told to the worker, not to its page.
  page.on('worker', (worker) => {
    for (const [requestId, { url }] of requests) if (url === worker.url()) done({ requestId })
  })
  await cdp.send('Network.enable')
  return state
}

async function untilIdle(page: Page, network: Network, isReady: () => boolean) {
  let readySince = 0
  for (const end = Date.now() + MAX_MS; Date.now() < end; await sleep(100)) {
    if (network.open.size > 0 || Date.now() - network.lastActivity < IDLE_MS) continue
    if (!(await page.evaluate(isReady))) continue
    readySince ||= Date.now()
    if (Date.now() - readySince < IDLE_MS) continue
    const isIdle = await page.evaluate(
      (idleMs) =>
        document.readyState === 'complete' && performance.now() - (window as MeasuredWindow).__bench.lastTask >= idleMs,
      IDLE_MS,
    )
    if (isIdle) return
  }
  const pending = [...network.open].map((id) => network.requests.get(id)?.url)
  throw new Error(
    `${page.url()} did not become idle within ${MAX_MS} ms; pending requests: ${pending.join(', ') || 'none'}.`,
  )
}

/** The phone's connection and processor, or others. */
export async function slowDown(cdp: CDPSession, { latencyMs, downKbps, upKbps, cpu }: Speed = PHONE) {
  const bytes = (kbps: number) => (kbps < 0 ? -1 : (kbps * 1024) / 8)
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
const blockingTime = ({ fcp, tasks }: PageMeasures) =>
  tasks
    .filter(({ start, duration }) => start + duration > fcp)
    .reduce((sum, { start, duration }) => sum + Math.max(0, Math.min(duration, start + duration - fcp) - LONG_MS), 0)

/** One load with an empty cache. */
export async function coldLoad<Result>(
  browser: Browser,
  url: string,
  {
    slow = true,
    isReady = () => true,
    afterLoad,
    content = '',
    cookies = [],
    blocked = [],
    status = 200,
  }: LoadOptions<Result> = {},
): Promise<ColdLoad<Result>> {
  const { viewport, deviceScaleFactor } = PHONE
  const context = await browser.newContext({ viewport, deviceScaleFactor, isMobile: true, hasTouch: true })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const network = await watchNetwork(page, cdp)
    if (slow) await slowDown(cdp)
    await cdp.send('Network.setBlockedURLs', { urls: [...blocked] })
    await page.addInitScript(observe, content)
    const response = await page.goto(url, { waitUntil: 'commit', timeout: MAX_MS })
    if (response?.status() !== status) throw new Error(`${url} answered ${response?.status()}.`)
    await untilIdle(page, network, isReady)
    const measured = await page.evaluate(() => (window as MeasuredWindow).__bench)
    return {
      ...measured,
      tbt: blockingTime(measured),
      requests: [...network.requests.values()],
      result: await afterLoad?.(page),
    }
  } finally {
    await context.close()
  }
}

/** The share of time that the processors were busy during `ms`. */
const busyShare = async (ms: number) => {
  const read = () =>
    cpus().map(({ times }) => ({ idle: times.idle, all: times.idle + times.user + times.nice + times.sys + times.irq }))
  const before = read()
  await sleep(ms)
  const shares = read().map(({ idle, all }, at) => {
    const first = before[at] ?? { idle: 0, all: 0 }
    return 1 - (idle - first.idle) / (all - first.all || 1)
  })
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

/** Waits until the processors are busy for less than `share` of the time, at most `maxMs`. */
export async function waitForIdleMachine({ share = 0.2, maxMs = 4000 } = {}) {
  if (isSmoke) return
  for (const end = Date.now() + maxMs; Date.now() < end; ) if ((await busyShare(400)) < share) return
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const [below = Number.NaN, above = Number.NaN] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 ? above : (below + above) / 2
}

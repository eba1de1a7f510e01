// The script of each frame, from the browser's own record of what its main thread did.
import type { Browser, Page } from 'playwright/test'

/** An event of a trace, in µs, as far as it is read. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** What the thread itself worked of `dur`: not what it waited for the graphics card or another program. */
  tdur?: number
}

/** Everything that runs script of the page. What is inside of another one is counted with it. */
const SCRIPT = new Set(['EventDispatch', 'FireAnimationFrame', 'FunctionCall', 'TimerFire', 'RunMicrotasks'])
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
]

const parsed = (trace: Buffer): TraceEvent[] =>
  (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents

/** The events of the thread that painted the page. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const frame = events.find(({ name }) => name === 'FireAnimationFrame')
  return events.filter(({ pid, tid }) => pid === frame?.pid && tid === frame.tid).sort((a, b) => a.ts - b.ts)
}

/**
 * The script of each frame that drew something while `act` ran, in ms. A frame has its animation callbacks, and the
 * events before them.
 */
export async function scriptOfFrames(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  const events = mainThread(parsed(await browser.stopTracing()))
  const frames: number[] = []
  let [script, ended, isDrawn] = [0, 0, false]
  for (const { name, ts, dur = 0, tdur = dur } of events) {
    if (name === 'BeginMainThreadFrame') {
      if (isDrawn) frames.push(script / 1000)
      ;[script, isDrawn] = [0, false]
    }
    if (!SCRIPT.has(name)) continue
    isDrawn ||= name === 'FireAnimationFrame'
    if (ts < ended) continue
    ended = ts + dur
    script += tdur
  }
  return frames
}

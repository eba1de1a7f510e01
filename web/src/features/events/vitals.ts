import type { Vital } from '@kea/shared/tracking/count'

/** A session of layout shifts ends after a second without one, and after five seconds. */
const SHIFT_GAP_MS = 1000
const SHIFT_SESSION_MS = 5000
/** One interaction in so many may be slower than the one that is reported. */
const INTERACTIONS_PER_OUTLIER = 50

interface Shift {
  at: number
  value: number
}

/** The largest sum of the layout shifts of one session, as CLS is defined. */
export function layoutShift(shifts: readonly Shift[]): number {
  let largest = 0
  let session = { from: 0, last: Number.NEGATIVE_INFINITY, sum: 0 }
  for (const { at, value } of shifts) {
    const goesOn = at - session.last < SHIFT_GAP_MS && at - session.from < SHIFT_SESSION_MS
    session = goesOn ? { ...session, last: at, sum: session.sum + value } : { from: at, last: at, sum: value }
    largest = Math.max(largest, session.sum)
  }
  return largest
}

/** The slowest interaction but for the outliers, as INP is defined; null without one. */
export function slowestInteraction(durations: Iterable<number>): number | null {
  const slowest = [...durations].sort((a, b) => b - a)
  return slowest[Math.floor(slowest.length / INTERACTIONS_PER_OUTLIER)] ?? null
}

/** An entry of the browser's performance timeline, with the fields of its type. */
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number }

function observe(type: string, take: (entry: Entry) => void): void {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
    observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit)
  } catch {
    // The browser does not measure this.
  }
}

/** Measures this document. Answers how to read what was measured so far. */
export function measure(): () => [Vital, number][] {
  let largestPaint: number | null = null
  const shifts: Shift[] = []
  const interactions = new Map<number, number>()
  observe('largest-contentful-paint', ({ startTime }) => {
    largestPaint = startTime
  })
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (!hadRecentInput) shifts.push({ at: startTime, value })
  })
  observe('event', ({ interactionId = 0, duration }) => {
    if (interactionId > 0) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
  })
  return () => {
    const slowest = slowestInteraction(interactions.values())
    return [
      ...(largestPaint === null ? [] : [['LCP', largestPaint] as [Vital, number]]),
      ...(slowest === null ? [] : [['INP', slowest] as [Vital, number]]),
      ['CLS', layoutShift(shifts) * 1000],
    ]
  }
}

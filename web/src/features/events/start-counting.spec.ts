import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A browser with the listeners and the timeline that counting needs. */
function browser() {
  const listeners = new Map<string, (event: object) => void>()
  const sent: { path: string; counts: [string, string][] }[] = []
  const listen = (type: string, call: (event: object) => void) => listeners.set(type, call)
  const document = { visibilityState: 'visible', addEventListener: listen }
  const observers = new Map<string, (entries: object[]) => void>()
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('location', { origin: 'https://shop.example' })
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, text: string) => sent.push({ path, counts: JSON.parse(text) }),
  })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly take: (entries: object[]) => void
      constructor(take: (list: { getEntries: () => object[] }) => void) {
        this.take = (entries) => take({ getEntries: () => entries })
      }
      observe({ type }: { type: string }) {
        if (type === 'event') throw new TypeError('not supported')
        observers.set(type, this.take)
      }
    },
  )
  return {
    sent,
    document,
    fire: (type: string, event: object = {}) => listeners.get(type)?.(event),
    measure: observers,
  }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

it('a visit, its pages, measures and errors are sent once the page is hidden', async () => {
  const { sent, document, fire, measure } = browser()
  const { startCounting } = await import('./start-counting')
  const { report } = await import('./report')
  startCounting('organic')
  report({
    kind: 'page',
    page: 'product',
    event: 'ViewContent',
    remarketing: { type: 'product', sku: null, cents: null },
  })
  measure.get('largest-contentful-paint')?.([{ startTime: 900 }, { startTime: 2345 }])
  measure.get('layout-shift')?.([
    { startTime: 100, value: 0.1, hadRecentInput: false },
    { startTime: 200, value: 0.5, hadRecentInput: true },
  ])
  fire('error', { filename: 'https://shop.example/assets/a.js' })
  // Of another company's script, of which a browser says nothing.
  fire('error', { filename: '' })
  fire('unhandledrejection')
  fire('visibilitychange')
  expect(sent).toEqual([])
  document.visibilityState = 'hidden'
  fire('visibilitychange')
  fire('pagehide')
  expect(sent).toEqual([
    {
      path: '/events',
      counts: [
        ['visit', 'organic'],
        ['page', 'product'],
        ['error', 'product'],
        ['error', 'product'],
        ['vital', 'LCP product 2300'],
        ['vital', 'CLS product 100'],
      ],
    },
  ])
})

it('a document that is no visit counts its pages alone, also where the tab is closed at once', async () => {
  const { sent, fire } = browser()
  const { startCounting } = await import('./start-counting')
  startCounting(null)
  fire('pagehide')
  expect(sent).toEqual([{ path: '/events', counts: [['vital', 'CLS other 0']] }])
})

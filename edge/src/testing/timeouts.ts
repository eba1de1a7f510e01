import { vi } from 'vitest'

/** Stands in for the platform's timeouts: `end(ms)` ends all that were asked for that long, now. */
export function fakeTimeouts() {
  const asked = new Map<number, AbortController[]>()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timeout = new AbortController()
    asked.set(ms, [...(asked.get(ms) ?? []), timeout])
    return timeout.signal
  })
  return {
    isAsked: (ms: number) => asked.has(ms),
    end: (ms: number) => {
      for (const timeout of asked.get(ms) ?? []) timeout.abort(new DOMException('late', 'TimeoutError'))
    },
  }
}

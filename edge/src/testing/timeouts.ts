import { vi } from 'vitest'

/** Replaces `AbortSignal.timeout`. `expire(ms)` expires all timeouts of that length. */
export function fakeTimeouts() {
  const timeouts = new Map<number, AbortController[]>()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timeout = new AbortController()
    timeouts.set(ms, [...(timeouts.get(ms) ?? []), timeout])
    return timeout.signal
  })
  return {
    isSet: (ms: number) => timeouts.has(ms),
    expire: (ms: number) => {
      for (const timeout of timeouts.get(ms) ?? []) timeout.abort(new DOMException('timeout', 'TimeoutError'))
    },
  }
}

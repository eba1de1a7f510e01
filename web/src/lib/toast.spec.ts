import { getDefaultStore } from 'jotai/vanilla'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearToast, showToast, startToastTime, toastAtom, toastTime } from './toast'

const shownToast = () => getDefaultStore().get(toastAtom)

afterEach(() => {
  clearToast()
  vi.useRealTimers()
})

describe('a toast', () => {
  it('stays 75 ms for each character of its message', () => {
    vi.useFakeTimers()
    for (const [message, time] of [
      ['Saved it', 600],
      ['Your cart is empty.', 1425],
    ] as const) {
      showToast(message)
      vi.advanceTimersByTime(60_000)
      startToastTime()
      expect(toastTime(message)).toBe(time)
      vi.advanceTimersByTime(time - 1)
      expect(shownToast()?.message).toBe(message)
      vi.advanceTimersByTime(1)
      expect(shownToast()).toBeNull()
    }
  })

  it('a new one replaces the old one, and an empty one changes nothing', () => {
    const heard: (string | undefined)[] = []
    const stop = getDefaultStore().sub(toastAtom, () => heard.push(shownToast()?.message))
    showToast('One')
    showToast('')
    showToast('Two')
    stop()
    clearToast()
    expect(heard).toEqual(['One', 'Two'])
  })
})

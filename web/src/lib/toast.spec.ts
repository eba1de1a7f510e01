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

  it('stays while the page is busy with something else, such as the homepage after a logout', () => {
    vi.useFakeTimers()
    showToast('You have successfully logged-out.')
    startToastTime()
    // For seconds no timer runs. Then each that is due does, once.
    vi.runOnlyPendingTimers()
    expect(shownToast()?.message).toBe('You have successfully logged-out.')
    // 33 letters are 2,475 ms, of which the busy time has taken one step.
    vi.advanceTimersByTime(2_324)
    expect(shownToast()?.message).toBe('You have successfully logged-out.')
    vi.advanceTimersByTime(1)
    expect(shownToast()).toBeNull()
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

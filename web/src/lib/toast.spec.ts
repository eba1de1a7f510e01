import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearToast, shownToast, showToast, toastTime } from './toast'

afterEach(() => {
  clearToast()
  vi.useRealTimers()
})

describe('a toast', () => {
  it('stays 75 ms for each character of its message and clears itself', () => {
    vi.useFakeTimers()
    showToast('Saved it')
    expect(toastTime('Saved it')).toBe(600)
    vi.advanceTimersByTime(599)
    expect(shownToast.read()?.message).toBe('Saved it')
    vi.advanceTimersByTime(1)
    expect(shownToast.read()).toBeNull()
  })

  it('a new one takes the place of the old, and an empty one changes nothing', () => {
    const heard: (string | undefined)[] = []
    const stop = shownToast.subscribe(() => heard.push(shownToast.read()?.message))
    showToast('One')
    showToast('')
    showToast('Two')
    stop()
    clearToast()
    expect(heard).toEqual(['One', 'Two'])
  })
})

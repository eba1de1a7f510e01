import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearToast, readToast, showToast, subscribeToToast, toastTime } from './toast'

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
    expect(readToast()?.message).toBe('Saved it')
    vi.advanceTimersByTime(1)
    expect(readToast()).toBeNull()
  })

  it('a new one takes the place of the old, and an empty one changes nothing', () => {
    const heard: (string | undefined)[] = []
    const stop = subscribeToToast(() => heard.push(readToast()?.message))
    showToast('One')
    showToast('')
    showToast('Two')
    stop()
    clearToast()
    expect(heard).toEqual(['One', 'Two'])
  })
})

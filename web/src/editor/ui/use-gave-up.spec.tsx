import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useGaveUp } from './use-gave-up'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('code is waited for without an end while there is a connection, and for two seconds without one', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const { result } = renderHook(useGaveUp)
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  pass(60_000)
  expect(result.current).toBe(false)
  isOnline.mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  pass(1_999)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  isOnline.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(result.current).toBe(false)
})

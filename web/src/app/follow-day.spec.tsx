import { readdirSync, readFileSync } from 'node:fs'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { ABOUT_TODAY, followDay } from './follow-day'

// Midnight in New Zealand is 11:00 UTC in summer.
const EVENING = Date.parse('2026-12-09T10:58:00Z')
const MINUTE = 60_000

let visibility = 'visible'
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING, toFake: ['Date', 'setInterval', 'clearInterval'] })
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)
  const added = vi.spyOn(document, 'addEventListener')
  // A tab listens as long as it is there.
  stops.push(() => {
    for (const [name, listener] of added.mock.calls) document.removeEventListener(name, listener)
  })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
  queryClient.clear()
})

/** A tab with a page of content, or with another one. Returns how often its page was drawn again. */
function open({ hasContent = true } = {}) {
  const drawn = vi.fn(async () => {})
  followDay({ revalidate: drawn })
  if (hasContent) {
    const page = {
      queryKey: ['page', '/photo-mugs', ''],
      queryFn: async () => ({}),
      staleTime: Number.POSITIVE_INFINITY,
    }
    stops.push(new QueryObserver(queryClient, page).subscribe(() => {}))
  }
  return drawn
}
const show = (state: string) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
const isOld = (...key: string[]) => queryClient.getQueryState(key)?.isInvalidated

describe('a tab that stays open', () => {
  it('is drawn again after midnight in New Zealand, and after the next one', () => {
    const drawn = open()
    vi.advanceTimersByTime(2 * MINUTE - 1)
    expect(drawn).toHaveBeenCalledTimes(0)
    vi.advanceTimersByTime(1)
    expect(drawn).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(24 * 60 * MINUTE)
    expect(drawn).toHaveBeenCalledTimes(2)
  })

  it('and slept over midnight is drawn again when it is shown, once', () => {
    const drawn = open()
    show('hidden')
    vi.setSystemTime(EVENING + 9 * 60 * MINUTE)
    expect(drawn).toHaveBeenCalledTimes(0)
    for (const state of ['visible', 'hidden', 'visible']) show(state)
    expect(drawn).toHaveBeenCalledTimes(1)
  })

  it('in the design tool or the checkout is left as it is', () => {
    queryClient.setQueryData(['page', '/photo-mugs', ''], {})
    const drawn = open({ hasContent: false })
    vi.advanceTimersByTime(2 * MINUTE)
    expect(drawn).toHaveBeenCalledTimes(0)
  })

  it('asks anew for what has days in it, and for nothing else', () => {
    queryClient.setQueryData(['page', '/photo-mugs', ''], {})
    queryClient.setQueryData(['ProductCards', 'photo-mug'], [])
    queryClient.setQueryData(['RestoreCart', 'token'], {})
    open({ hasContent: false })
    vi.advanceTimersByTime(2 * MINUTE)
    expect([isOld('page', '/photo-mugs', ''), isOld('ProductCards', 'photo-mug')]).toEqual([true, true])
    expect(isOld('RestoreCart', 'token')).toBe(false)
  })
})

/** Queries about one order or one cart that is restored: their days are those of the order. */
const OF_AN_ORDER = ['CustomerOrder', 'CustomerShipments', 'FindOrder', 'OrderByToken']

it('every query with days that count from today is known', () => {
  const folder = 'web/src/api/__generated__/documents'
  const names = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    return /\b(arrives_by|order_by)\b/.test(text) ? (/^\s*query (\w+)/m.exec(text)?.slice(1) ?? []) : []
  })
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !ABOUT_TODAY.has(name) && !OF_AN_ORDER.includes(name))).toEqual([])
})

import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { prefetchBehindPanel, prefetchOnIntent } from './prefetch'

class FakeElement {
  closest = () => ({
    origin: 'https://shop.test',
    target: '',
    pathname: '/faq',
    href: 'https://shop.test/faq',
    hasAttribute: () => false,
  })
}

let fetched: MockInstance
let events: EventTarget
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  fetched = vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue()
  events = new EventTarget()
  vi.stubGlobal('document', cookieJar().document)
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { origin: 'https://shop.test', pathname: '/' })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  stop = prefetchOnIntent()
})
afterEach(() => {
  stop()
  fetched.mockRestore()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function send(type: string): void {
  const event = new Event(type)
  Object.defineProperty(event, 'target', { value: new FakeElement() })
  events.dispatchEvent(event)
}

it.each([
  ['a resting pointer prefetches the page of its link', [], 1],
  ['a pointer that leaves prefetches nothing', ['pointerout'], 0],
  ['a click loads the page itself, so it is not prefetched again', ['focusin', 'click'], 0],
])('%s', async (_, types, count) => {
  for (const type of ['pointerover', ...types]) send(type)
  await vi.advanceTimersByTimeAsync(100)
  expect(fetched).toHaveBeenCalledTimes(count)
})

it.each([
  ['a panel that stays open', {}, 600, 1],
  ['a panel that is closed at once', {}, 200, 0],
  ['a browser that saves data', { connection: { saveData: true } }, 600, 0],
])('the page behind a panel is prefetched: %s', async (_, navigator, openMs, count) => {
  vi.stubGlobal('navigator', navigator)
  const close = prefetchBehindPanel('/faq')
  await vi.advanceTimersByTimeAsync(openMs)
  close()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetched).toHaveBeenCalledTimes(count)
})

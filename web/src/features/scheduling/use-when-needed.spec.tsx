import { render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useAfterFirstView, useWhenNeeded } from './use-when-needed'

const navigation = vi.hoisted(() => ({ type: 'POP' }))
vi.mock('react-router-dom', () => ({ useNavigationType: () => navigation.type }))

/** An observer of a page whose parts have not come into view. */
class NothingInView {
  observe() {}
  disconnect() {}
}

let answers: boolean[] = []
function Probe({ useHook }: { useHook: () => boolean }) {
  answers.push(useHook())
  return null
}

/** What a part of a page is told when it first renders, so many ms after the script has loaded. */
function firstAnswer(useHook: () => boolean, { type = 'POP', afterMs = 0, hash = '' }): boolean | null {
  navigation.type = type
  const loaded = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(loaded + afterMs)
  vi.stubGlobal('location', { hash })
  vi.stubGlobal('IntersectionObserver', NothingInView)
  answers = []
  render(<Probe useHook={useHook} />)
  return answers[0] ?? null
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each([
  ['in the first view', useAfterFirstView],
  ['below it', useWhenNeeded],
])('a part %s', (_, useHook) => {
  it('waits when a page is loaded', () => {
    expect(firstAnswer(useHook, {})).toBe(false)
  })

  it('waits for the first paint of the page that a link leads to', () => {
    expect(firstAnswer(useHook, { type: 'PUSH', afterMs: 20_000 })).toBe(false)
  })

  it('is there at once after Back, and for an address with a hash', () => {
    expect(firstAnswer(useHook, { type: 'POP', afterMs: 20_000 })).toBe(true)
    expect(firstAnswer(useHook, { type: 'PUSH', hash: '#sizes' })).toBe(true)
  })
})

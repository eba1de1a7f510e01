import { createMemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { takeNewBuild } from './take-new-build'

const loader = () => new Promise((resolve) => setTimeout(() => resolve(null)))

/** A tab with the shop's router. `answers` are those to the question whether the shop has been updated. */
function tab({ isBusy = false, isLate = false } = {}) {
  const listeners: (() => void)[] = []
  const page = {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  }
  vi.stubGlobal('document', page)
  const router = createMemoryRouter(['/', '/tool', '/cart', '/faq'].map((path) => ({ path, loader })))
  const state = { clock: 0, isUpdated: false, isBusy, reloads: [] as string[], asked: 0 }
  let answerNow = () => {}
  const answered = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  takeNewBuild(router, {
    isUpdated: async () => {
      state.asked += 1
      if (isLate) await answered
      return state.isUpdated
    },
    isBusy: () => state.isBusy,
    reload: () => state.reloads.push(router.state.location.pathname + router.state.location.search),
    now: () => state.clock,
  })
  return {
    state,
    go: (to: string) => router.navigate(to),
    /** The shop answers now. */
    answer: async () => {
      answerNow()
      await new Promise((resolve) => setTimeout(resolve))
    },
    show: async (visibilityState = 'visible') => {
      page.visibilityState = visibilityState
      for (const listener of listeners) listener()
      await Promise.resolve()
    },
  }
}

describe('a tab', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('of the present build is never loaded again', async () => {
    const { state, go, show } = tab()
    for (const path of ['/tool', '/cart', '/']) {
      state.clock += 20_000
      await show()
      await go(path)
    }
    expect([state.asked, state.reloads]).toEqual([3, []])
  })

  it('of an earlier build is loaded again at its next navigation, at the new address', async () => {
    const { state, go, show } = tab()
    await go('/tool')
    state.isUpdated = true
    state.clock = 15_000
    await show()
    expect(state.reloads).toEqual([])
    await go('/cart?line=1')
    expect(state.reloads).toEqual(['/cart?line=1'])
  })

  it('learns it beside the navigation itself', async () => {
    const { state, go } = tab()
    state.isUpdated = true
    state.clock = 15_000
    await go('/tool')
    expect(state.reloads).toEqual(['/tool'])
  })

  it.each([
    [1_999, ['/tool']],
    [2_000, []],
  ])('that learns it %i ms after it was asked beside a navigation is loaded again at %j', async (ms, reloads) => {
    const { state, go, answer } = tab({ isLate: true })
    state.isUpdated = true
    state.clock = 15_000
    await go('/tool')
    expect(state.reloads).toEqual([])
    state.clock += ms
    await answer()
    expect(state.reloads).toEqual(reloads)
    await go('/cart')
    expect(state.reloads).toEqual([...reloads, '/cart'])
  })

  it('asks at most each fifteen seconds, and not while it is hidden', async () => {
    const { state, go, show } = tab()
    state.clock = 14_999
    await show()
    await go('/tool')
    expect(state.asked).toBe(0)
    state.clock = 15_000
    await show('hidden')
    expect(state.asked).toBe(0)
    await show()
    await go('/cart')
    expect(state.asked).toBe(1)
  })

  it('stays as it is while another search, such as a filter, is chosen', async () => {
    const { state, go } = tab()
    state.isUpdated = true
    state.clock = 15_000
    await go('/?colour=red')
    await go('/?colour=blue')
    expect([state.asked, state.reloads]).toEqual([1, []])
  })

  it('with work that would be lost goes on, and is loaded again at the next navigation after it', async () => {
    const { state, go, show } = tab({ isBusy: true })
    state.isUpdated = true
    state.clock = 15_000
    await show()
    await go('/cart')
    expect(state.reloads).toEqual([])
    state.isBusy = false
    await go('/faq')
    expect(state.reloads).toEqual(['/faq'])
  })
})

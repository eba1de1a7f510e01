import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.resetModules()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The page is loaded anew, and what was chosen is read. */
async function reload() {
  vi.resetModules()
  const { choicesAtom } = await import('./stored-choices')
  const store = createStore()
  return { chosen: () => store.get(choicesAtom), choose: (uids: string[]) => store.set(choicesAtom, { canvas: uids }) }
}

describe('choices of this tab', () => {
  it('are there at once, and after a reload', async () => {
    const page = await reload()
    expect(page.chosen()).toEqual({})
    page.choose(['19', 'large'])
    expect(page.chosen()).toEqual({ canvas: ['19', 'large'] })
    expect((await reload()).chosen()).toEqual({ canvas: ['19', 'large'] })
  })

  it('are none where the storage holds something else', async () => {
    kept.set('choices', '{"a":["x"],"b":"x","c":[1]}')
    expect((await reload()).chosen()).toEqual({ a: ['x'] })
    for (const odd of ['null', 'no json', '7']) {
      kept.set('choices', odd)
      expect((await reload()).chosen()).toEqual({})
    }
  })

  it('hold until a reload where the storage is forbidden', async () => {
    vi.unstubAllGlobals()
    const page = await reload()
    page.choose(['19'])
    expect(page.chosen()).toEqual({ canvas: ['19'] })
    expect((await reload()).chosen()).toEqual({})
  })
})

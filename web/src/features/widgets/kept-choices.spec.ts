import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepChoices, readChoices } from './kept-choices'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('choices of this tab', () => {
  it('are there after a reload', () => {
    keepChoices({ 'canvas-print': ['19', 'large'] })
    expect(readChoices()).toEqual({ 'canvas-print': ['19', 'large'] })
  })

  it('are none where the storage holds something else, or is forbidden', () => {
    kept.set('choices', '{"a":["x"],"b":"x","c":[1]}')
    expect(readChoices()).toEqual({ a: ['x'] })
    for (const odd of ['null', 'no json', '7']) {
      kept.set('choices', odd)
      expect(readChoices()).toEqual({})
    }
    vi.unstubAllGlobals()
    expect(readChoices()).toEqual({})
  })
})

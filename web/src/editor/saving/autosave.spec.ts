import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Observable } from '../store/Observable'
import { autosave } from './autosave'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An autosave of one word. Its saves end when the test says so. */
function saving() {
  const word = new Observable('')
  const ends: ((isStored: boolean) => void)[] = []
  const [saved, atOnce]: [string[], string[]] = [[], []]
  const { flush } = autosave({
    read: word.read,
    subscribe: word.subscribe,
    save: (value) => {
      saved.push(value)
      return new Promise((resolve) => ends.push(resolve))
    },
    saveAtOnce: (value) => atOnce.push(value),
  })
  return { word, ends, saved, atOnce, flush }
}

describe('a draft', () => {
  it('is saved once, 400 ms after the last change', async () => {
    const { word, saved, atOnce } = saving()
    word.set('one')
    await vi.advanceTimersByTimeAsync(399)
    word.set('two')
    await vi.advanceTimersByTimeAsync(399)
    expect(saved).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(saved).toEqual(['two'])
    expect(atOnce).toEqual([])
  })

  it('is written at once by a page that closes while its save runs', async () => {
    const { word, ends, saved, atOnce, flush } = saving()
    word.set('one')
    await vi.advanceTimersByTimeAsync(400)
    flush()
    expect([saved, atOnce]).toEqual([['one'], ['one']])
    ends[0]?.(true)
    await vi.advanceTimersByTimeAsync(0)
    flush()
    expect([saved, atOnce]).toEqual([['one'], ['one']])
  })

  it('is written at once with a change that is newer than the save that runs', async () => {
    const { word, saved, atOnce, flush } = saving()
    word.set('one')
    await vi.advanceTimersByTimeAsync(400)
    word.set('two')
    flush()
    expect([saved, atOnce]).toEqual([['one', 'two'], ['two']])
  })

  it('that could not be stored is written at once when the page closes', async () => {
    const { word, ends, atOnce, flush } = saving()
    word.set('one')
    await vi.advanceTimersByTimeAsync(400)
    ends[0]?.(false)
    await vi.advanceTimersByTimeAsync(0)
    flush()
    expect(atOnce).toEqual(['one'])
  })
})

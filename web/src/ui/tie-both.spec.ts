import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { tieBoth } from './tie-both'

describe('an element with two refs', () => {
  it('is in both, and in neither when it has gone', () => {
    const [own, given] = [createRef<string>(), createRef<string>()]
    const untie = tieBoth('button', own, given)
    expect([own.current, given.current]).toEqual(['button', 'button'])
    untie()
    expect([own.current, given.current]).toEqual([null, null])
  })

  it('tells a function of it, and takes it back the way that function says', () => {
    const own = createRef<string>()
    const plain = vi.fn()
    tieBoth('button', own, (element) => void plain(element))()
    expect(plain.mock.calls).toEqual([['button'], [null]])
    const untie = vi.fn()
    tieBoth('button', own, () => untie)()
    expect(untie).toHaveBeenCalledOnce()
  })

  it('needs no second one', () => {
    const own = createRef<string>()
    tieBoth('button', own, undefined)
    expect(own.current).toBe('button')
  })
})

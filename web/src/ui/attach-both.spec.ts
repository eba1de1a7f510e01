import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { attachBoth } from './attach-both'

describe('an element with two refs', () => {
  it('is on both refs, and on neither after it is removed', () => {
    const [own, given] = [createRef<string>(), createRef<string>()]
    const detach = attachBoth('button', own, given)
    expect([own.current, given.current]).toEqual(['button', 'button'])
    detach()
    expect([own.current, given.current]).toEqual([null, null])
  })

  it('calls a ref function, and then its cleanup or the function with null', () => {
    const own = createRef<string>()
    const plain = vi.fn()
    attachBoth('button', own, (element) => void plain(element))()
    expect(plain.mock.calls).toEqual([['button'], [null]])
    const detach = vi.fn()
    attachBoth('button', own, () => detach)()
    expect(detach).toHaveBeenCalledOnce()
  })

  it('needs no second one', () => {
    const own = createRef<string>()
    attachBoth('button', own, undefined)
    expect(own.current).toBe('button')
  })
})

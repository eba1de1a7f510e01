import { expect, it, vi } from 'vitest'
import { once } from './once'

it('a value is made on its first use, once, even if it is undefined', () => {
  const make = vi.fn(() => undefined)
  const value = once(make)
  expect(make).not.toHaveBeenCalled()
  value()
  value()
  expect(make).toHaveBeenCalledTimes(1)
})

import { describe, expect, it, vi } from 'vitest'
import { ShopError } from '~/api/errors'
import type { CartLine } from '~/features/cart/cart'
import { restoreLines } from './abandoned-cart'

const line = (name: string) => ({ uid: name, name }) as CartLine
const lines = [line('Mug'), line('Canvas'), line('Cord')]

describe('a cart that was left', () => {
  it('is restored line by line, in its order', async () => {
    const restore = vi.fn(async () => undefined)
    expect(await restoreLines(lines, restore)).toEqual({ left: [], refused: [] })
    expect(restore.mock.calls).toEqual(lines.map((entry) => [entry]))
  })

  it('collects refused lines and continues with the rest', async () => {
    const restore = vi.fn(async ({ name }: CartLine) => {
      if (name === 'Canvas') throw new ShopError('input', 'This design is no longer there.')
    })
    expect(await restoreLines(lines, restore)).toEqual({
      left: [],
      refused: [{ line: lines[1], message: 'This design is no longer there.' }],
    })
    expect(restore).toHaveBeenCalledTimes(3)
  })

  it('returns the remaining lines when the connection is lost', async () => {
    const restore = vi.fn(async ({ name }: CartLine) => {
      if (name === 'Canvas') throw new ShopError('network', 'lost')
    })
    expect(await restoreLines(lines, restore)).toEqual({ left: [lines[1], lines[2]], refused: [] })
    expect(restore).toHaveBeenCalledTimes(2)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { ShopError } from '~/api/errors'
import type { CartLine } from '~/features/cart/cart'
import { putBack } from './abandoned-cart'

const line = (name: string) => ({ uid: name, name }) as CartLine
const lines = [line('Mug'), line('Canvas'), line('Cord')]

describe('a cart that was left', () => {
  it('is put back line by line, in its order', async () => {
    const restore = vi.fn(async () => undefined)
    expect(await putBack(lines, restore)).toEqual({ left: [], refused: [] })
    expect(restore.mock.calls).toEqual(lines.map((entry) => [entry]))
  })

  it('names what could not be put back and goes on with the rest', async () => {
    const restore = vi.fn(async ({ name }: CartLine) => {
      if (name === 'Canvas') throw new ShopError('input', 'This design is no longer there.')
    })
    expect(await putBack(lines, restore)).toEqual({
      left: [],
      refused: [{ line: lines[1], message: 'This design is no longer there.' }],
    })
    expect(restore).toHaveBeenCalledTimes(3)
  })

  it('keeps what has not come yet when the connection is lost', async () => {
    const restore = vi.fn(async ({ name }: CartLine) => {
      if (name === 'Canvas') throw new ShopError('network', 'lost')
    })
    expect(await putBack(lines, restore)).toEqual({ left: [lines[1], lines[2]], refused: [] })
    expect(restore).toHaveBeenCalledTimes(2)
  })
})

import { describe, expect, it } from 'vitest'
import { ShopError, type ShopErrorCode } from '~/api/errors'
import { forgetAdditions, withAdditionKey } from './addition-key'

const MUG = { sku: 'photo-mug', quantity: 1, design_uid: 'd1', design_revision: 1 }

/** The key of an addition. The request fails with `error`, if given. */
async function keyOf(cartId: string, item: object, error?: unknown): Promise<string> {
  let key = ''
  await withAdditionKey(cartId, [item], async (headers) => {
    key = headers['Idempotency-Key'] ?? ''
    if (error) throw error
  }).catch(() => undefined)
  return key
}

describe('the key of an addition', () => {
  it('is new for each addition, also of the same item', async () => {
    const [first, second] = [await keyOf('c1', MUG), await keyOf('c1', MUG)]
    expect(first).toMatch(/^[\w-]{16,64}$/)
    expect(second).not.toBe(first)
  })

  it.each<[string, unknown]>([
    ['a network error', new ShopError('network', '')],
    ['a server error', new ShopError('server', '')],
    ['an unknown error', new TypeError('x')],
  ])('stays the same after %s', async (_, error) => {
    const lost = await keyOf('c1', MUG, error)
    expect(await keyOf('c1', MUG, error)).toBe(lost)
    expect(await keyOf('c1', MUG)).toBe(lost)
    expect(await keyOf('c1', MUG)).not.toBe(lost)
  })

  it.each<ShopErrorCode>(['input', 'cart-gone', 'not-found'])('changes after the refusal %s', async (code) => {
    const refused = await keyOf('c1', MUG, new ShopError(code, ''))
    expect(await keyOf('c1', MUG)).not.toBe(refused)
  })

  it('changes after a removal from the cart', async () => {
    const lost = await keyOf('c1', MUG, new ShopError('network', ''))
    forgetAdditions()
    expect(await keyOf('c1', MUG)).not.toBe(lost)
  })

  it('depends on the cart and the item', async () => {
    const lost = await keyOf('c1', MUG, new ShopError('network', ''))
    expect(await keyOf('c2', MUG)).not.toBe(lost)
    expect(await keyOf('c1', { ...MUG, design_revision: 2 })).not.toBe(lost)
    expect(await keyOf('c1', MUG)).toBe(lost)
  })
})

import { describe, expect, it } from 'vitest'
import { ShopError, type ShopErrorCode } from '~/api/errors'
import { forgetAdditions, withAdditionKey } from './addition-key'

const MUG = { sku: 'photo-mug', quantity: 1, design_uid: 'd1', design_revision: 1 }

/** The key that an addition goes out with; `error` is what comes back in place of an answer. */
async function keyOf(cartId: string, item: object, error?: unknown): Promise<string> {
  let key = ''
  await withAdditionKey(cartId, [item], async (headers) => {
    key = headers['Idempotency-Key'] ?? ''
    if (error) throw error
  }).catch(() => undefined)
  return key
}

describe('the key of an addition', () => {
  it('is its own: the same piece added again on purpose is two', async () => {
    const [first, second] = [await keyOf('c1', MUG), await keyOf('c1', MUG)]
    expect(first).toMatch(/^[\w-]{16,64}$/)
    expect(second).not.toBe(first)
  })

  it.each<[string, unknown]>([
    ['no answer', new ShopError('network', '')],
    ['an answer of a broken server', new ShopError('server', '')],
    ['anything that is no answer of the shop', new TypeError('x')],
  ])('stays the same when it is sent again after %s', async (_, error) => {
    const lost = await keyOf('c1', MUG, error)
    expect(await keyOf('c1', MUG, error)).toBe(lost)
    expect(await keyOf('c1', MUG)).toBe(lost)
    expect(await keyOf('c1', MUG)).not.toBe(lost)
  })

  it.each<ShopErrorCode>(['input', 'cart-gone', 'not-found'])('is over with the refusal %s', async (code) => {
    const refused = await keyOf('c1', MUG, new ShopError(code, ''))
    expect(await keyOf('c1', MUG)).not.toBe(refused)
  })

  it('is another one once something was taken out of the cart', async () => {
    const lost = await keyOf('c1', MUG, new ShopError('network', ''))
    forgetAdditions()
    expect(await keyOf('c1', MUG)).not.toBe(lost)
  })

  it('is another one for another cart and for another piece', async () => {
    const lost = await keyOf('c1', MUG, new ShopError('network', ''))
    expect(await keyOf('c2', MUG)).not.toBe(lost)
    expect(await keyOf('c1', { ...MUG, design_revision: 2 })).not.toBe(lost)
    expect(await keyOf('c1', MUG)).toBe(lost)
  })
})

import { beforeAll, describe, expect, it, vi } from 'vitest'
import { asCustomer, createCustomer } from '../../testing/test-customer'
import { orderSign } from '../../testing/test-ordered-signs'
import { createTestShop, type TestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

// Password hashing is slow on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = createTestShop()

describe('the wall template of an ordered sign', () => {
  let mere: TestShop
  let hemi: TestShop
  let order: { number: string; token: string }

  const get = (who: TestShop, path: string, init: RequestInit = {}) =>
    who.request(`/media/wall-templates/${path}`, init, null)

  beforeAll(async () => {
    mere = asCustomer(shop, await createCustomer(shop, 'mere-templates@example.nz', '203.0.113.91'))
    hemi = asCustomer(shop, await createCustomer(shop, 'hemi-templates@example.nz', '203.0.113.92'))
    order = await orderSign(createShopper(mere, 'guest-key-of-mere-signs'))
  })

  it('is a PDF for its customer, which no cache stores', async () => {
    const answer = await get(mere, `${order.number}/1.pdf`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="wall-template-${order.number}-1.pdf"`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(String(bytes.length)).toBe(answer.headers.get('content-length'))
    const text = new TextDecoder('latin1').decode(bytes)
    expect([text.slice(0, 8), text.split('/Type/Page/').length - 1]).toEqual(['%PDF-1.6', 4])
  })

  it('opens for a guest by the token of the order', async () => {
    const { number, token } = order
    expect((await get(shop, `${number}/1.pdf?token=${token}`, { method: 'HEAD' })).status).toBe(200)
  })

  it('is not there for anybody else, and not for a line that is no sign', async () => {
    const { number } = order
    const own = createShopper(mere, 'guest-key-of-mere-mugs')
    const mug = (await own.place((await own.readyCart()).cartId)).orderV2
    const statuses = [
      await get(shop, `${number}/1.pdf`),
      await get(hemi, `${number}/1.pdf`),
      await get(hemi, `${number}/1.pdf?token=${mug.token}`),
      await get(shop, `${number}/1.pdf?token=${'0'.repeat(32)}`),
      await get(mere, `${number}/0.pdf`),
      await get(mere, `${number}/2.pdf`),
      await get(mere, `${mug.number}/1.pdf`),
      await get(mere, `${number}.pdf`),
    ].map(({ status }) => status)
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 404))
  })

  it('is only read', async () => {
    expect((await get(mere, `${order.number}/1.pdf`, { method: 'DELETE' })).status).toBe(405)
  })
})

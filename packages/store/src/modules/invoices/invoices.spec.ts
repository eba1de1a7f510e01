import { beforeAll, describe, expect, it, vi } from 'vitest'
import { asCustomer, createCustomer } from '../../testing/test-customer'
import { createTestShop, type TestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

// Password hashing is slow on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = createTestShop()
const KEY = 'guest-key-of-an-invoice-01'
const PAID = '2026-11-02T09:00:00.000Z'

let mere: TestShop
let hemi: TestShop

const placed = async (): Promise<{ number: string; token: string }> => {
  const shopper = createShopper(mere, KEY)
  return (await shopper.place((await shopper.readyCart()).cartId)).orderV2
}
const pay = (number: string) =>
  shop.db.prepare("UPDATE orders SET status = 'processing', paid_at = ?2 WHERE number = ?1").bind(number, PAID).run()
const paid = async () => {
  const order = await placed()
  await pay(order.number)
  return order
}
const get = (who: TestShop, path: string, init: RequestInit = {}) => who.request(`/media/invoices/${path}`, init, null)

beforeAll(async () => {
  mere = asCustomer(shop, await createCustomer(shop, 'mere-invoices@example.nz', '203.0.113.81'))
  hemi = asCustomer(shop, await createCustomer(shop, 'hemi-invoices@example.nz', '203.0.113.82'))
})

describe('the invoice of a paid order', () => {
  it('is a PDF for its customer, which no cache stores', async () => {
    const { number } = await paid()
    const answer = await get(mere, `${number}.pdf`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="INV-${number}.pdf"`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(String(bytes.length)).toBe(answer.headers.get('content-length'))
    expect(new TextDecoder('latin1').decode(bytes.subarray(0, 8))).toBe('%PDF-1.6')
    expect(new TextDecoder('latin1').decode(bytes.subarray(-6))).toContain('%%EOF')
  })

  it('opens for a guest by the token of the order', async () => {
    const { number, token } = await paid()
    const answer = await get(shop, `${number}.pdf?token=${token}`, { method: 'HEAD' })
    expect(answer.status).toBe(200)
  })

  it('is not there for anybody else', async () => {
    const { number } = await paid()
    const other = await paid()
    const statuses = [
      await get(shop, `${number}.pdf`),
      await get(hemi, `${number}.pdf`),
      await get(hemi, `${number}.pdf?token=${other.token}`),
      await get(shop, `${number}.pdf?token=${'0'.repeat(32)}`),
      await get(mere, `${number}.pdf?token=`),
      await get(mere, '999999999.pdf'),
      await get(mere, `${number}`),
    ].map(({ status }) => status)
    expect(statuses).toEqual(Array.from({ length: 7 }, () => 404))
  })

  it('is there from the payment on', async () => {
    const { number } = await placed()
    expect((await get(mere, `${number}.pdf`)).status).toBe(404)
    await pay(number)
    expect((await get(mere, `${number}.pdf`, { method: 'HEAD' })).status).toBe(200)
  })

  it('is a tax invoice if the shop had a GST number when it was ordered, whatever number it has later', async () => {
    const sample = '000-000-000'
    const setNumber = (value: string) =>
      shop.db.prepare("UPDATE config_values SET value = ? WHERE key = 'gst_number'").bind(value).run()
    const titleOf = async (number: string) => {
      const bytes = await (await get(mere, `${number}.pdf`)).arrayBuffer()
      return /(Tax i|I)nvoice(?= INV-)/.exec(new TextDecoder('latin1').decode(bytes))?.[0]
    }
    const before = await paid()
    await setNumber('123-456-789')
    const after = await paid()
    expect(await titleOf(before.number)).toBe('Invoice')
    expect(await titleOf(after.number)).toBe('Tax invoice')
    await setNumber(sample)
    expect(await titleOf(after.number)).toBe('Tax invoice')
  })

  it('is only read', async () => {
    const { number } = await paid()
    expect((await get(mere, `${number}.pdf`, { method: 'DELETE' })).status).toBe(405)
  })
})

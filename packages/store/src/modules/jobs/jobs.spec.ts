import { describe, expect, it } from 'vitest'
import { createTestShop, type TestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

/** An order whose payment does not come, in a shop of its own. */
async function unpaidOrder(shop: TestShop): Promise<() => Promise<string>> {
  const shopper = createShopper(shop)
  const { orderV2 } = await shopper.place((await shopper.readyCart()).cartId)
  return async () => {
    const row = await shop.db
      .prepare(`SELECT o.status || ', ' || group_concat(j.kind || ' ' || j.state, ', ') AS words
        FROM orders o JOIN jobs j ON j.order_id = o.id WHERE o.number = ? ORDER BY j.kind`)
      .bind(orderV2.number)
      .first<string>('words')
    return row ?? ''
  }
}

const WAITS = 'pending_payment, order_mail done, expire_order waiting'
const ENDED = 'cancelled, order_mail done, expire_order done'

describe('what is due', () => {
  it('is done by the scheduled handler, and not before its time', async () => {
    const shop = createTestShop()
    const state = await unpaidOrder(shop)
    await shop.tick(6)
    expect(await state()).toBe(WAITS)
    await shop.tick(1)
    expect(await state()).toBe(ENDED)
  })

  it('is done by the first request of a minute where nothing fires the cron', async () => {
    const shop = createTestShop({ MODE: 'local' })
    const state = await unpaidOrder(shop)
    shop.wait(8)
    expect(await state()).toBe(WAITS)
    expect((await shop.request('/healthz')).status).toBe(200)
    expect(await state()).toBe(ENDED)
  })

  it('is left to the cron elsewhere', async () => {
    const shop = createTestShop({ MODE: 'preview' })
    const state = await unpaidOrder(shop)
    shop.wait(8)
    await shop.request('/healthz')
    expect(await state()).toBe(WAITS)
  })
})

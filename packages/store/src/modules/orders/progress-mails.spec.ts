import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const TOKEN = 'operator-token-of-a-test'
const shop = createTestShop({ OPERATOR_TOKEN: TOKEN, SITE_URL: 'https://kea.example' })
const shopper = createShopper(shop)

const run = (...args: string[]) => {
  const init = { method: 'POST', body: JSON.stringify({ args }), headers: { authorization: `Bearer ${TOKEN}` } }
  return shop.request('/operator', init, null)
}
const placed = async (): Promise<string> => (await shopper.place((await shopper.readyCart()).cartId)).orderV2.number
const mailsOf = async (number: string) => {
  const { results } = await shop.db
    .prepare(
      `SELECT subject, body FROM outbox WHERE recipient = 'aroha@example.com' AND subject LIKE '%' || ? || '%'
       AND message_id NOT LIKE 'order-%' ORDER BY id`,
    )
    .bind(number)
    .all<{ subject: string; body: string }>()
  return results
}

describe('the shopper', () => {
  it('is mailed once about the payment, and once about the parcel', async () => {
    const number = await placed()
    for (const args of [['paid'], ['paid'], ['ship'], ['ship']])
      await run(...args, number, ...(args[0] === 'ship' ? ['NZP 12345'] : []))
    const mails = await mailsOf(number)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your payment for order ${number} has arrived`,
      `Your order ${number} is on its way`,
    ])
    expect(mails[0]?.body).toContain('We have your payment of N$50.90')
    expect(mails[0]?.body).toContain('We’re printing your order now')
    expect(mails[1]?.body).toContain("The courier's tracking number:\n  NZP 12345\n")
    for (const { body } of mails) {
      expect(body).toContain(`https://kea.example/order-status-tracking?number=${number}`)
      expect(body).not.toContain('aroha@example.com')
    }
  })

  it('of an order without a design is not told that it is printed', async () => {
    const cartId = await shopper.newCart()
    const easel = { sku: 'mini-easel', quantity: 1, selected_options: [btoa('custom-option/1121/112101')] }
    expect((await shopper.add(cartId, [easel])).user_errors).toEqual([])
    await shopper.fillCheckout(cartId)
    const { number, token } = (await shopper.place(cartId)).orderV2
    await shop.tick()
    const confirmation = shop.db.prepare('SELECT body FROM outbox WHERE message_id = ?').bind(`order-${token}`)
    expect(await confirmation.first<string>('body')).toContain('We start packing once your payment arrives.')
    await run('paid', number)
    expect((await mailsOf(number))[0]?.body).toContain('We’re getting your order ready now, and will email you again')
  })

  it('is not mailed about changes that were refused', async () => {
    const number = await placed()
    await run('ship', number)
    await run('cancel', number)
    await run('paid', number)
    expect(await mailsOf(number)).toEqual([])
  })
})

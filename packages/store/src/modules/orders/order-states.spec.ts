import { describe, expect, it } from 'vitest'
import { createGiftBuyer } from '../../testing/test-gifts'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const placed = async () => {
  // A shop with a clock of its own.
  const shop = createTestShop({ OPERATOR_TOKEN })
  const run = createTestOperator(shop)
  const shopper = createShopper(shop)
  const { number, token } = (await shopper.place((await shopper.readyCart()).cartId)).orderV2
  const read = async () => {
    const query = `{ guestOrderByToken(input: { token: "${token}" }) { status order_date can_cancel
      comments { message timestamp } } }`
    return (await shop.graphql(query)).data.guestOrderByToken
  }
  return { shop, run, number: number as string, read }
}

describe('an order', () => {
  it('has a state and a date for each thing that happens to it', async () => {
    const { shop, run, number, read } = await placed()
    const states = [await read()]
    for (const command of [['paid'], ['start'], ['ship', 'NZP 12345']]) {
      shop.wait(1)
      const [name = '', ...more] = command
      await run(name, number, ...more)
      states.push(await read())
    }
    await shop.tick(20.9)
    states.push(await read())
    await shop.tick(0.2)
    states.push(await read())
    expect(states.map(({ status, can_cancel: mayCancel }) => [status, mayCancel])).toEqual([
      ['Waiting for payment', true],
      ['Processing', false],
      ['In production', false],
      ['Shipped', false],
      ['Shipped', false],
      ['Complete', false],
    ])
    expect(states.at(-1)).toMatchObject({
      order_date: '2026-11-02 09:00:00',
      comments: [
        { message: 'Your payment has arrived.', timestamp: '2026-11-03 09:00:00' },
        { message: 'We have started making your order.', timestamp: '2026-11-04 09:00:00' },
        { message: 'Your order has gone to the courier.', timestamp: '2026-11-05 09:00:00' },
        { message: 'Your order is complete.', timestamp: '2026-11-26 11:24:00' },
      ],
    })
  })

  it('is sent without having been started, and not started after that', async () => {
    const { run, number, read } = await placed()
    expect((await run('start', number)).message).toBe(`Order ${number} is waiting; only paid orders can be started.`)
    await run('paid', number)
    expect((await run('ship', number)).status).toBe(200)
    expect((await run('start', number)).message).toBe(`Order ${number} is shipped; only paid orders can be started.`)
    expect((await run('ship', number)).message).toBe(`Order ${number} is shipped; only paid orders can be sent.`)
    expect((await read()).status).toBe('Shipped')
  })

  it('that is refunded has its events in the order of their times', async () => {
    const { shop, run, number, read } = await placed()
    await run('paid', number)
    shop.wait(1)
    await run('refund', number, '5.00')
    await shop.tick()
    await run('ship', number)
    const part = await read()
    expect(part.status).toBe('Shipped')
    expect(part.comments.map(({ message }: { message: string }) => message)).toContain('We have refunded N$5.00.')
    shop.wait(1)
    await run('refund', number)
    await shop.tick()
    const whole = await read()
    expect(whole).toMatchObject({
      status: 'Refunded',
      comments: [
        { message: 'Your payment has arrived.' },
        { message: 'Your order has gone to the courier.' },
        { message: 'We have refunded N$50.90.', timestamp: '2026-11-04 09:00:00' },
      ],
    })
  })

  it('of gift certificates is complete once all are mailed, and has no parcel', async () => {
    const shop = createTestShop({ OPERATOR_TOKEN })
    const run = createTestOperator(shop)
    const number = await createGiftBuyer(shop).order({ deliverOn: '2026-11-05' })
    const read = () => shop.db.prepare('SELECT status, completed_at FROM orders WHERE number = ?').bind(number).first()
    await run('paid', number)
    await shop.tick(1)
    expect(await read()).toEqual({ status: 'processing', completed_at: null })
    const refusal = `Order ${number} has gift certificates only, which are mailed by themselves.`
    expect([(await run('start', number)).message, (await run('ship', number)).message]).toEqual([refusal, refusal])
    await shop.tick(2)
    await shop.tick()
    expect(await read()).toEqual({ status: 'complete', completed_at: '2026-11-05T09:00:00.000Z' })
  })
})

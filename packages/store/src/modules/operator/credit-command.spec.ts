import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createMember, type Member } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const TOKEN = 'operator-token-of-a-test'
const shop = createTestShop({ OPERATOR_TOKEN: TOKEN })

async function run(...args: string[]) {
  const init = { method: 'POST', body: JSON.stringify({ args }), headers: { authorization: `Bearer ${TOKEN}` } }
  return (await shop.request('/operator', init)).json<{ text?: string; message?: string; rows?: object[] }>()
}

let mere: Member
beforeAll(async () => {
  mere = await createMember(shop, 'mere.credit@example.nz')
})

describe('credit from the operator', () => {
  it('is given and taken with a reason that the customer reads', async () => {
    expect((await run('credit', mere.email, '12.50', 'A', 'late', 'parcel')).text).toBe(
      'mere.credit@example.nz has N$12.50 now.',
    )
    expect((await run('credit', mere.email.toUpperCase(), '-2.00', 'Order 000000012')).text).toMatch(
      /has N\$10\.50 now/,
    )
    expect(await run('credit', mere.email)).toMatchObject({
      text: 'N$10.50, 2 entries.',
      rows: [
        { for: 'Order 000000012', amount: '-N$2.00', balance: 'N$10.50' },
        { for: 'A late parcel', amount: 'N$12.50', balance: 'N$12.50' },
      ],
    })
    const { data } = await mere.ask(`{ customer { store_credit { enabled current_balance { value }
      balance_history(pageSize: 1) { total_count page_info { total_pages }
        items { action actual_balance { value } balance_change { value } date_time_changed } } } } }`)
    expect(data.customer.store_credit).toEqual({
      enabled: true,
      current_balance: { value: 10.5 },
      balance_history: {
        total_count: 2,
        page_info: { total_pages: 2 },
        items: [
          {
            action: 'Order 000000012',
            actual_balance: { value: 10.5 },
            balance_change: { value: -2 },
            date_time_changed: '2026-11-02 09:00:00',
          },
        ],
      },
    })
  })

  it('is never more than there is to take', async () => {
    expect((await run('credit', mere.email, '-10.51', 'Too much')).message).toBe(
      'mere.credit@example.nz has only N$10.50.',
    )
  })

  it.each([
    [['nobody@example.nz'], /no customer with the address nobody@example\.nz/],
    [['nobody@example.nz', '5', 'Kia ora'], /no customer/],
    [['mere.credit@example.nz', '0', 'Kia ora'], /an amount in dollars/],
    [['mere.credit@example.nz', '5'], /Give a reason/],
    [['mere.credit@example.nz', '5', 'x'.repeat(201)], /Give a reason/],
  ])('is refused for %j', async (args, message) => {
    expect((await run('credit', ...args)).message).toMatch(message)
  })

  it('leaves no address and no reason in the audit', async () => {
    const audit = await shop.db.prepare("SELECT * FROM operator_audit WHERE command LIKE 'credit%'").all()
    expect(audit.results.length).toBeGreaterThan(0)
    expect(JSON.stringify(audit.results)).not.toMatch(/mere|parcel/)
  })
})

it('points from the operator are counted in whole points', async () => {
  expect((await run('points', mere.email, '120', 'For your patience')).text).toBe(
    'mere.credit@example.nz has 120 points now.',
  )
  expect((await run('points', mere.email, '-121', 'Too many')).message).toBe(
    'mere.credit@example.nz has only 120 points.',
  )
  expect((await run('points', mere.email, '1.5', 'Half')).message).toMatch(/a number of points/)
  const { data } = await mere.ask('{ customer { rewardInformation { available_amount } } }')
  expect(data.customer.rewardInformation).toEqual({ available_amount: 120 })
})

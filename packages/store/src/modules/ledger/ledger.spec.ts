import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { violatedBy } from '../../constraints'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { type EntryKind, type NewEntry, signedAmount } from './entry'
import { addEntry, createLedgerRepo } from './repo'

vi.setConfig({ testTimeout: 120_000 })

const shop = createTestShop()
const { db } = shop
const ledger = createLedgerRepo(db)
const at = '2026-11-02T09:00:00.000Z'

let people = 0
async function customer(): Promise<number> {
  people += 1
  const id = await db
    .prepare(
      `INSERT INTO customers (email, firstname, lastname, is_subscribed, password_hash, created_at)
       VALUES (?1, 'Mere', 'Tāmati', 0, '', ?2) RETURNING id`,
    )
    .bind(`ledger-${people}@example.nz`, at)
    .first<number>('id')
  return id ?? 0
}
const entryOf = (
  customerId: number,
  source: string,
  kind: EntryKind,
  amount: number,
  more: Partial<NewEntry> = {},
): NewEntry => ({ customerId, ledger: 'credit', kind, amount, source: `${customerId}-${source}`, at, ...more })

/** Adds an entry; false if the balance is too low. */
const add = (entry: NewEntry): Promise<boolean> =>
  ledger.add(entry).then(
    () => true,
    (error: unknown) => {
      if (violatedBy(error) !== 'LEDGER_SHORT') throw error
      return false
    },
  )

describe('a ledger', () => {
  it('has the sum of its entries as its balance after every story, and is never below zero', async () => {
    const step = fc.record({
      ledger: fc.constantFrom('credit' as const, 'points' as const),
      kind: fc.constantFrom<EntryKind>('given', 'earned', 'returned', 'spent', 'taken', 'expired'),
      amount: fc.integer({ min: 1, max: 60 }),
      // Few sources, so that stories try some of them again.
      source: fc.integer({ min: 0, max: 15 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (story) => {
        const id = await customer()
        const sums = { credit: 0, points: 0 }
        const used = new Set<string>()
        for (const { ledger: name, kind, amount, source } of story) {
          const entry = entryOf(id, `${source}`, kind, amount, { ledger: name })
          const after = sums[name] + signedAmount(entry)
          const isAgain = used.has(`${name} ${source}`)
          const done = await add(entry)
          expect(done).toBe(isAgain || after >= 0)
          if (done && !isAgain) {
            sums[name] = after
            used.add(`${name} ${source}`)
          }
          expect(sums[name]).toBeGreaterThanOrEqual(0)
          expect(await ledger.balance(id, name)).toBe(sums[name])
        }
        for (const name of ['credit', 'points'] as const) {
          const { entries, total } = await ledger.history(id, name, { limit: 100, offset: 0 })
          expect(total).toBe(entries.length)
          expect(entries[0]?.balance ?? 0).toBe(sums[name])
          const balances = entries.map(({ balance }) => balance)
          expect(balances).toEqual(entries.map((_, n) => entries.slice(n).reduce((sum, { amount }) => sum + amount, 0)))
        }
      }),
      { numRuns: 25 },
    )
  })

  it('of which a hundred spend at once pays exactly what it has', async () => {
    const id = await customer()
    await add(entryOf(id, 'gift', 'given', 1000))
    const spent = await Promise.all(Array.from({ length: 100 }, (_, n) => add(entryOf(id, `order-${n}`, 'spent', 100))))
    expect(spent.filter(Boolean)).toHaveLength(10)
    expect(await ledger.balance(id, 'credit')).toBe(0)
  })

  it('gets the entry of one source once, also when a hundred add it at once', async () => {
    const id = await customer()
    await Promise.all(Array.from({ length: 100 }, () => add(entryOf(id, 'order', 'earned', 7, { ledger: 'points' }))))
    expect(await ledger.balance(id, 'points')).toBe(7)
  })

  it('leaves nothing of a batch whose entry it cannot pay', async () => {
    const id = await customer()
    await add(entryOf(id, 'gift', 'given', 50))
    const batch = db.batch([
      addEntry(db, entryOf(id, 'first', 'spent', 30)),
      addEntry(db, entryOf(id, 'second', 'spent', 30)),
    ])
    await expect(batch).rejects.toThrow('LEDGER_SHORT')
    expect(await ledger.balance(id, 'credit')).toBe(50)
  })

  it.each([
    'UPDATE ledger_entries SET amount = amount + 1 WHERE customer_id = ?',
    'DELETE FROM ledger_entries WHERE customer_id = ?',
  ])('refuses %s', async (sql) => {
    const id = await customer()
    await add(entryOf(id, 'gift', 'given', 50))
    await expect(db.prepare(sql).bind(id).run()).rejects.toThrow('LEDGER_UNCHANGED')
    await db.prepare('DELETE FROM customers WHERE id = ?').bind(id).run()
    expect(await ledger.balance(id, 'credit')).toBe(0)
  })

  it.each([0, -5, 1.5, Number.NaN])('has no entry of %d', async (amount) => {
    expect(() => signedAmount({ kind: 'given', amount })).toThrow('is not an amount')
  })
})

describe('an order that is given up', () => {
  let orderId = 0
  const orderOf = async (status: string) => {
    const shopper = createShopper(shop)
    const { number } = (await shopper.place((await shopper.readyCart()).cartId)).orderV2
    return db
      .prepare('UPDATE orders SET status = ?2 WHERE number = ?1 RETURNING id')
      .bind(number, status)
      .first<number>('id')
  }
  const setStatus = (status: string) =>
    db.prepare('UPDATE orders SET status = ?2 WHERE id = ?1').bind(orderId, status).run()

  it.each(['cancelled', 'refunded'])('gives back what was spent on it, once, when it is %s', async (status) => {
    orderId = (await orderOf('pending_payment')) ?? 0
    const id = await customer()
    await add(entryOf(id, 'gift', 'given', 50))
    await add(entryOf(id, 'spent', 'spent', 40, { orderId }))
    await Promise.all([setStatus(status), setStatus(status)])
    expect(await ledger.balance(id, 'credit')).toBe(50)
    const { entries } = await ledger.history(id, 'credit', { limit: 9, offset: 0 })
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['returned', 40],
      ['spent', -40],
      ['given', 50],
    ])
  })

  it('takes back the points that it has brought, but no more than are left', async () => {
    orderId = (await orderOf('processing')) ?? 0
    const [one, other] = [await customer(), await customer()]
    await add(entryOf(one, 'order', 'earned', 30, { ledger: 'points', orderId }))
    await add(entryOf(one, 'spent', 'spent', 20, { ledger: 'points' }))
    await add(entryOf(other, 'friend', 'referral', 1000, { orderId }))
    await setStatus('refunded')
    expect([await ledger.balance(one, 'points'), await ledger.balance(other, 'credit')]).toEqual([0, 0])
    const { entries } = await ledger.history(one, 'points', { limit: 1, offset: 0 })
    expect(entries).toMatchObject([{ kind: 'withdrawn', amount: -10 }])
  })
})

describe('points of orders that end', () => {
  const minute = (n: number) => new Date(Date.parse(at) + n * 60_000).toISOString()
  let orders = 0
  /** An order of a cart of its own. */
  async function order(): Promise<number> {
    orders += 1
    const token = `ledger-story-${orders}`.padStart(32, '0')
    const [, added] = await db.batch<{ id: number }>([
      db.prepare('INSERT INTO carts (masked_id, created_at, updated_at) VALUES (?1, ?2, ?2)').bind(token, at),
      db
        .prepare(
          `INSERT INTO orders (token, cart_id, cart_version, status, email, subtotal_cents, shipping_cents, tax_cents,
             total_cents, carrier_code, method_code, carrier_title, method_title, payment_method, payment_title, created_at)
           SELECT ?1, id, version, 'processing', 'ledger-story@example.nz', 1000, 0, 0, 1000, '', '', '', '', 'free', '', ?2
           FROM carts WHERE masked_id = ?1 RETURNING id`,
        )
        .bind(token, at),
    ])
    return added?.results[0]?.id ?? 0
  }
  const points = (id: number) => ledger.balance(id, 'points')
  const earn = (id: number, orderId: number, amount: number, n = 0) =>
    add(entryOf(id, `earned-${orderId}`, 'earned', amount, { ledger: 'points', orderId, at: minute(n) }))
  const give = (id: number, amount: number, n = 0) =>
    add(entryOf(id, `given-${n}`, 'given', amount, { ledger: 'points', at: minute(n) }))
  const spend = (id: number, orderId: number, amount: number, n = 0) =>
    add(entryOf(id, `spent-${orderId}`, 'spent', amount, { ledger: 'points', orderId, at: minute(n) }))
  const refund = (orderId: number, n: number) =>
    db.prepare("UPDATE orders SET status = 'refunded', refunded_at = ?2 WHERE id = ?1").bind(orderId, minute(n)).run()
  const cancel = (orderId: number, n: number) =>
    db.prepare("UPDATE orders SET status = 'cancelled', cancelled_at = ?2 WHERE id = ?1").bind(orderId, minute(n)).run()

  it('are gone although they were spent on another order before theirs was paid back', async () => {
    const [id, a, b] = [await customer(), await order(), await order()]
    await give(id, 30)
    await earn(id, a, 100)
    await spend(id, b, 120, 1)
    await refund(a, 2)
    expect(await points(id)).toBe(0)
    await cancel(b, 3)
    expect(await points(id)).toBe(30)
    const { entries } = await ledger.history(id, 'points', { limit: 9, offset: 0 })
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['withdrawn', -90],
      ['returned', 120],
      ['withdrawn', -10],
      ['spent', -120],
      ['earned', 100],
      ['given', 30],
    ])
  })

  it('that were given after it are not taken for an order that could not take back its own', async () => {
    const [id, a, b, c] = [await customer(), await order(), await order(), await order()]
    await earn(id, a, 100)
    await spend(id, b, 100, 1)
    await refund(a, 2)
    await give(id, 40, 3)
    expect(await points(id)).toBe(40)
    await spend(id, c, 40, 4)
    await cancel(c, 5)
    expect(await points(id)).toBe(40)
    await cancel(b, 6)
    expect(await points(id)).toBe(40)
  })

  it('are gone although the order that they were spent on brought others, which were spent as well', async () => {
    const [id, a, b, c] = [await customer(), await order(), await order(), await order()]
    await earn(id, a, 100)
    await spend(id, b, 100, 1)
    await refund(a, 2)
    await earn(id, b, 60, 3)
    await spend(id, c, 60, 4)
    await refund(b, 5)
    expect(await points(id)).toBe(0)
    await cancel(c, 6)
    expect(await points(id)).toBe(0)
  })

  it('are what the shop has given once every order has ended, in whichever order', async () => {
    const step = fc.record({
      kind: fc.constantFrom('give', 'earn', 'spend', 'spend', 'end', 'end'),
      order: fc.integer({ min: 0, max: 4 }),
      amount: fc.integer({ min: 1, max: 60 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 25 }), fc.boolean(), async (story, backwards) => {
        const id = await customer()
        const all = await Promise.all(Array.from({ length: 5 }, order))
        const ended = new Set<number>()
        let given = 0
        const end = async (orderId: number, n: number) => {
          if (!ended.has(orderId)) await (n % 2 === 0 ? refund(orderId, n) : cancel(orderId, n))
          ended.add(orderId)
          expect(await points(id)).toBeGreaterThanOrEqual(0)
        }
        for (const [n, { kind, order: at, amount }] of story.entries()) {
          const orderId = all[at] ?? 0
          if (kind === 'give' && (await give(id, amount, n))) given += amount
          if (kind === 'end') await end(orderId, n)
          if (ended.has(orderId)) continue
          if (kind === 'earn') await earn(id, orderId, amount, n)
          if (kind === 'spend') await spend(id, orderId, amount, n)
        }
        for (const [n, orderId] of (backwards ? all.toReversed() : all).entries()) await end(orderId, 30 + n)
        expect(await points(id)).toBe(given)
        const { entries } = await ledger.history(id, 'points', { limit: 200, offset: 0 })
        expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(given)
      }),
      { numRuns: 40 },
    )
  })
})

import { type Mail, queueMailIfChanged } from '../mails/outbox'
import { type Order, type OrderRow, UNPAID, withParts } from './repo'

/** Which orders of a customer a list has. */
export interface OrderFilter {
  /** Their numbers; null for all. */
  numbers: readonly string[] | null
  /** A part of their number; null for any. */
  part: string | null
}

export type OrderSort = 'newest' | 'oldest' | 'number' | 'number, last first'

const ORDER_BY: Record<OrderSort, string> = {
  newest: 'created_at DESC, id DESC',
  oldest: 'created_at, id',
  number: 'id',
  'number, last first': 'id DESC',
}

const MATCHING = `customer_id = ?1 AND (?2 IS NULL OR number IN (SELECT value FROM json_each(?2)))
  AND (?3 IS NULL OR instr(number, ?3) > 0)`

/** Orders by their customer: no statement reaches an order of somebody else. */
export function createCustomerOrdersRepo(db: D1Database) {
  return {
    async list(
      customerId: number,
      { numbers, part }: OrderFilter,
      sort: OrderSort,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ orders: Order[]; total: number }> {
      const filter = [customerId, numbers && JSON.stringify(numbers), part]
      const [rows, count] = await db.batch<OrderRow & { total: number }>([
        db
          .prepare(`SELECT * FROM orders WHERE ${MATCHING} ORDER BY ${ORDER_BY[sort]} LIMIT ?4 OFFSET ?5`)
          .bind(...filter, limit, offset),
        db.prepare(`SELECT count(*) AS total FROM orders WHERE ${MATCHING}`).bind(...filter),
      ])
      return { orders: await withParts(db, rows?.results ?? []), total: count?.results[0]?.total ?? 0 }
    },

    async find(customerId: number, number: string): Promise<Order | null> {
      const { results } = await db
        .prepare('SELECT * FROM orders WHERE customer_id = ?1 AND number = ?2')
        .bind(customerId, number)
        .all<OrderRow>()
      return (await withParts(db, results))[0] ?? null
    },

    /** The number of the customer's order with this id; null without one. */
    numberOf: (customerId: number, id: number) =>
      db
        .prepare('SELECT number FROM orders WHERE customer_id = ?1 AND id = ?2')
        .bind(customerId, id)
        .first<string>('number'),

    /** Writes the mail too. False if the order was paid, sent or cancelled meanwhile. */
    async cancel(customerId: number, number: string, reason: string, mail: Mail, now: string): Promise<boolean> {
      const [update] = await db.batch([
        db
          .prepare(
            `UPDATE orders SET status = 'cancelled', cancelled_at = ?3, cancel_reason = ?4
             WHERE customer_id = ?1 AND number = ?2 AND ${UNPAID}`,
          )
          .bind(customerId, number, now, reason),
        queueMailIfChanged(db, mail, now),
      ])
      return (update?.meta.changes ?? 0) > 0
    },
  }
}

export type CustomerOrdersRepo = ReturnType<typeof createCustomerOrdersRepo>

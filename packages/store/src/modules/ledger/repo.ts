import { type Entry, type LedgerName, type NewEntry, signedAmount } from './entry'

const ADD = `INSERT INTO ledger_entries (customer_id, ledger, kind, amount, reason, order_id, source, at)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8`
const ONCE = 'ON CONFLICT (ledger, source) DO NOTHING'

/**
 * Adds an entry once, in the batch of what causes it. A batch whose entry would bring the balance below zero fails with
 * LEDGER_SHORT.
 *
 * @param condition SQL that must hold; its parameters are `values`, from ?9 on
 */
export const addEntry = (
  db: D1Database,
  entry: NewEntry,
  condition = 'true',
  ...values: readonly (string | number)[]
): D1PreparedStatement =>
  db
    .prepare(`${ADD} WHERE ${condition} ${ONCE}`)
    .bind(
      entry.customerId,
      entry.ledger,
      entry.kind,
      signedAmount(entry),
      entry.reason ?? '',
      entry.orderId ?? null,
      entry.source,
      entry.at,
      ...values,
    )

const SPEND = `INSERT INTO ledger_entries (customer_id, ledger, kind, amount, order_id, source, at)
  SELECT ?1, ?2, 'spent', ?3, id, 'spent-' || id, ?4 FROM orders WHERE token = ?5`

/** Spends an amount on the order of this token, in its batch. Fails the batch with LEDGER_SHORT above the balance. */
export const spendOnOrder = (
  db: D1Database,
  {
    customerId,
    ledger,
    amount,
    token,
    at,
  }: Pick<NewEntry, 'customerId' | 'ledger' | 'amount' | 'at'> & { token: string },
): D1PreparedStatement => db.prepare(SPEND).bind(customerId, ledger, signedAmount({ kind: 'spent', amount }), at, token)

const BALANCE = 'SELECT coalesce(sum(amount), 0) AS balance FROM ledger_entries WHERE customer_id = ?1 AND ledger = ?2'

const HISTORY = `SELECT e.kind, e.amount, e.balance, e.reason, e.at, o.number AS order_number FROM
    (SELECT *, sum(amount) OVER (ORDER BY id) AS balance FROM ledger_entries WHERE customer_id = ?1 AND ledger = ?2) e
  LEFT JOIN orders o ON o.id = e.order_id ORDER BY e.id DESC LIMIT ?3 OFFSET ?4`

export const createLedgerRepo = (db: D1Database) => ({
  async balance(customerId: number, ledger: LedgerName): Promise<number> {
    return (await db.prepare(BALANCE).bind(customerId, ledger).first<number>('balance')) ?? 0
  },

  /** The newest entries first, with the balance after each; and how many there are. */
  async history(
    customerId: number,
    ledger: LedgerName,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ entries: Entry[]; total: number }> {
    const [rows, count] = await db.batch<Entry & { total: number }>([
      db.prepare(HISTORY).bind(customerId, ledger, limit, offset),
      db
        .prepare('SELECT count(*) AS total FROM ledger_entries WHERE customer_id = ?1 AND ledger = ?2')
        .bind(customerId, ledger),
    ])
    return { entries: rows?.results ?? [], total: count?.results[0]?.total ?? 0 }
  },

  /** Adds one entry by itself. Rejects with LEDGER_SHORT. */
  async add(entry: NewEntry): Promise<void> {
    await addEntry(db, entry).run()
  },
})

export type LedgerRepo = ReturnType<typeof createLedgerRepo>

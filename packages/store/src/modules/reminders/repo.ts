import { type Mail, queueMailIfChanged } from '../mails/outbox'

/** A cart that its shopper has left. */
export interface LeftCart {
  id: number
  masked_id: string
  customer_id: number | null
  email: string
  email_key: string
  /** Of the subscription. */
  token: string
}

/** A line of such a cart. */
export interface LeftLine {
  product_id: number
  name: string
  quantity: number
  preview_uid: string | null
  preview_words: string | null
  /** 1: the design is somebody else's. */
  is_shared: number
  /** The bundle that it is a part of: the same uid for all its parts, and the product that it is. Null for none. */
  bundle: { uid: string; productId: number } | null
}

/** An order that was sent. */
export interface SentOrder {
  id: number
  number: string
  order_token: string
  email: string
  email_key: string
  paid_at: string
  shipped_at: string
  arrival_days: number | null
  /** JSON list of what was ordered. A part of a bundle has the name of the bundle. */
  names: string
  token: string
}

/** The part of an address before its tag. Behind a plus at its start is no tag. */
const nameOf = (email: string): string =>
  `substr(${email}, 1, iif(instr(${email}, '+') BETWEEN 2 AND instr(${email}, '@'), instr(${email}, '+'), instr(${email}, '@')) - 1)`
const domainOf = (email: string): string => `substr(${email}, instr(${email}, '@'))`

/** `mailboxKey` of an address in a column. */
const keyOf = (email: string): string =>
  `lower(iif(lower(${domainOf(email)}) IN ('@gmail.com', '@googlemail.com'),
     replace(${nameOf(email)}, '.', '') || '@gmail.com', ${nameOf(email)} || ${domainOf(email)}))`

/**
 * Whose mailbox it is has been proven: that of an account, or one that the code of the newsletter was mailed to. Anybody may
 * type anybody's address, and the designs of a cart must not reach a stranger.
 */
const IS_PROVEN = `(c.customer_id IS NOT NULL
  OR EXISTS (SELECT 1 FROM coupons k WHERE k.id = c.coupon_id AND k.email_key = c.email_key AND k.offer IS NOT NULL))`

export function createRemindersRepo(db: D1Database) {
  /** Writes that a reminder was sent, if nothing speaks against it by now, and its mail. */
  const remind = async (
    reminder: { kind: 'cart' | 'review'; subject: string; emailKey: string },
    mail: Mail,
    now: string,
    unless: string,
    ...values: readonly (string | number)[]
  ): Promise<void> => {
    await db.batch([
      db
        .prepare(
          `INSERT INTO reminders (kind, subject, email_key, at) SELECT ?1, ?2, ?3, ?4
           WHERE EXISTS (SELECT 1 FROM subscribers WHERE email_key = ?3 AND subscribed = 1) AND ${unless}
           ON CONFLICT DO NOTHING`,
        )
        .bind(reminder.kind, reminder.subject, reminder.emailKey, now, ...values),
      queueMailIfChanged(db, mail, now),
    ])
  }

  return {
    /**
     * Carts of subscribers that were last changed between `from` and `to`, and not ordered since. `quietSince`: nobody gets
     * two of these mails after it.
     */
    async leftCarts(
      { from, to, quietSince }: Record<'from' | 'to' | 'quietSince', string>,
      limit: number,
    ): Promise<LeftCart[]> {
      const { results } = await db
        .prepare(
          `SELECT c.id, c.masked_id, c.customer_id, coalesce(u.email, c.email) AS email, s.email_key, s.token
           FROM carts c LEFT JOIN customers u ON u.id = c.customer_id
             JOIN subscribers s ON s.email_key = ${keyOf('coalesce(u.email, c.email)')} AND s.subscribed = 1
           WHERE c.active = 1 AND c.updated_at > ?1 AND c.updated_at <= ?2 AND ${IS_PROVEN}
             AND EXISTS (SELECT 1 FROM cart_lines l WHERE l.cart_id = c.id)
             AND NOT EXISTS (SELECT 1 FROM reminders r WHERE r.kind = 'cart' AND r.subject = c.masked_id)
             AND NOT EXISTS (SELECT 1 FROM reminders r WHERE r.email_key = s.email_key AND r.kind = 'cart' AND r.at > ?3)
             AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.email_key = s.email_key AND o.created_at >= c.updated_at)
           ORDER BY c.updated_at LIMIT ?4`,
        )
        .bind(from, to, quietSince, limit)
        .all<LeftCart>()
      return results
    },

    async linesOf(cartId: number): Promise<LeftLine[]> {
      const { results } = await db
        .prepare(
          `SELECT l.product_id, p.name, l.quantity, l.is_shared, r.preview_uid, r.preview_words,
             l.bundle ->> '$.uid' AS bundle_uid, l.bundle ->> '$.productId' AS bundle_product_id
           FROM cart_lines l JOIN products p ON p.id = l.product_id
             LEFT JOIN design_revisions r ON r.design_uid = l.design_uid AND r.revision = l.design_revision
           WHERE l.cart_id = ? ORDER BY l.id`,
        )
        .bind(cartId)
        .all<Omit<LeftLine, 'bundle'> & { bundle_uid: string | null; bundle_product_id: number }>()
      return results.map(({ bundle_uid: uid, bundle_product_id: productId, ...line }) => ({
        ...line,
        bundle: uid === null ? null : { uid, productId },
      }))
    },

    remindOfCart: ({ id, masked_id, email_key }: LeftCart, mail: Mail, now: string, quietSince: string) =>
      remind(
        { kind: 'cart', subject: masked_id, emailKey: email_key },
        mail,
        now,
        `EXISTS (SELECT 1 FROM carts WHERE id = ?5 AND active = 1)
           AND NOT EXISTS (SELECT 1 FROM reminders WHERE email_key = ?3 AND kind = 'cart' AND at > ?6)`,
        id,
        quietSince,
      ),

    /** Orders of subscribers that were sent between these times, are not paid back, and have no review. */
    async sentOrders(from: string, to: string, limit: number): Promise<SentOrder[]> {
      const { results } = await db
        .prepare(
          `SELECT o.id, o.number, o.token AS order_token, o.email, o.email_key, o.paid_at, o.shipped_at, o.arrival_days, s.token,
             (SELECT json_group_array(coalesce(l.bundle ->> '$.name', l.name)) FROM order_lines l WHERE l.order_id = o.id) AS names
           FROM orders o JOIN subscribers s ON s.email_key = o.email_key AND s.subscribed = 1
           WHERE o.shipped_at > ?1 AND o.shipped_at <= ?2 AND o.status IN ('shipped', 'complete') AND o.paid_at IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM reminders r WHERE r.kind = 'review' AND r.subject = o.token)
             AND NOT EXISTS (SELECT 1 FROM reviews v WHERE v.order_id = o.id)
           ORDER BY o.shipped_at LIMIT ?3`,
        )
        .bind(from, to, limit)
        .all<SentOrder>()
      return results
    },

    askForReview: ({ id, order_token, email_key }: SentOrder, mail: Mail, now: string) =>
      remind(
        { kind: 'review', subject: order_token, emailKey: email_key },
        mail,
        now,
        "EXISTS (SELECT 1 FROM orders WHERE id = ?5 AND status IN ('shipped', 'complete'))",
        id,
      ),
  }
}

export type RemindersRepo = ReturnType<typeof createRemindersRepo>

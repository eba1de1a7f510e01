import { type CouponRow, toCoupon } from './applied-coupon'
import type { Coupon } from './coupon'

/** A new code. */
export interface NewCoupon extends Omit<Coupon, 'id' | 'isUsedUp'> {
  /** Null for any number. */
  maxUses: number | null
  /** The newsletter offer that it belongs to; null for any other code. */
  offer: string | null
}

/** A code in a list. */
export interface ListedCoupon {
  code: string
  label: string
  from_at: string
  to_at: string
  used: number
  max_uses: number | null
}

/**
 * For the batch that causes it. An existing code is not changed, and an offer gives an address one code.
 *
 * @param condition `changes() > 0` directly behind the statement that must have changed a row
 */
export const addCoupon = (
  db: D1Database,
  coupon: NewCoupon,
  now: string,
  condition: 'true' | 'changes() > 0' = 'true',
): D1PreparedStatement => {
  const { reduction } = coupon
  return db
    .prepare(
      `INSERT INTO coupons (code, kind, percent, cents, sku, option_value_id, label, from_at, to_at, first_order_only,
         email_key, max_uses, offer, created_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14 WHERE ${condition} ON CONFLICT DO NOTHING`,
    )
    .bind(
      coupon.code,
      reduction.kind,
      reduction.kind === 'percent' ? reduction.percent : null,
      reduction.kind === 'amount' ? reduction.cents : null,
      reduction.kind === 'piece' ? reduction.sku : null,
      reduction.kind === 'piece' ? reduction.optionValueId : null,
      coupon.label,
      coupon.fromAt,
      coupon.toAt,
      Number(coupon.firstOrderOnly),
      coupon.emailKey,
      coupon.maxUses,
      coupon.offer,
      now,
    )
}

/** The code in the answer of `byCode`; null without one. */
export const toFound = ([row]: readonly unknown[] = []): Coupon | null => (row ? toCoupon(row as CouponRow) : null)

export function createCouponsRepo(db: D1Database) {
  return {
    /** A code in upper or lower case, for the batch that reads a cart; see `toFound`. */
    byCode: (code: string): D1PreparedStatement => db.prepare('SELECT * FROM coupons WHERE code = ?').bind(code),

    /** False if the code exists already. */
    async add(coupon: NewCoupon, now: string): Promise<boolean> {
      return (await addCoupon(db, coupon, now).run()).meta.changes === 1
    },

    /** Valid codes that anybody may use, the newest first. */
    async list(now: string, limit: number): Promise<ListedCoupon[]> {
      const { results } = await db
        .prepare(
          `SELECT code, label, from_at, to_at, used, max_uses FROM coupons
           WHERE email_key IS NULL AND to_at > ?1 ORDER BY id DESC LIMIT ?2`,
        )
        .bind(now, limit)
        .all<ListedCoupon>()
      return results
    },

    /** Ends a code now; orders with it keep their discount. False without such a valid code. */
    async end(code: string, now: string): Promise<boolean> {
      const { meta } = await db
        .prepare('UPDATE coupons SET to_at = ?2 WHERE code = ?1 AND to_at > ?2')
        .bind(code, now)
        .run()
      return meta.changes === 1
    },
  }
}

export type CouponsRepo = ReturnType<typeof createCouponsRepo>

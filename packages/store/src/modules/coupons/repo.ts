import { type CouponRow, toCoupon } from './applied-coupon'
import type { Coupon } from './coupon'

/** A code that is new. */
export interface NewCoupon extends Omit<Coupon, 'id' | 'isUsedUp'> {
  /** Null: any number. */
  maxUses: number | null
  /** Of the newsletter, that it was given for; null for any other. */
  offer: string | null
}

/** A code as one line of a list. */
export interface ListedCoupon {
  code: string
  label: string
  from_at: string
  to_at: string
  used: number
  max_uses: number | null
}

/**
 * For the batch of what causes it. A code that is there already stays as it is, and an offer gives an address one.
 *
 * @param condition `changes() > 0` straight behind the statement that must have changed a row
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

/** The code of what `byCode` answers; null where there is none. */
export const toFound = ([row]: readonly unknown[] = []): Coupon | null => (row ? toCoupon(row as CouponRow) : null)

export function createCouponsRepo(db: D1Database) {
  return {
    /** A code in any case of its letters, for the batch that reads a cart; see `toFound`. */
    byCode: (code: string): D1PreparedStatement => db.prepare('SELECT * FROM coupons WHERE code = ?').bind(code),

    /** False where there is such a code. */
    async add(coupon: NewCoupon, now: string): Promise<boolean> {
      return (await addCoupon(db, coupon, now).run()).meta.changes === 1
    },

    /** Those that anybody may use and that have not ended, the newest first. */
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

    /** Ends a code now; orders that have it keep what it gave. False where no such code runs. */
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

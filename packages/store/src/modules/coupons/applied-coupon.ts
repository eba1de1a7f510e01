import { z } from 'zod'
import { readJson } from '../../read-json'
import type { Coupon, Reduction } from './coupon'

const couponRow = z.object({
  id: z.number(),
  code: z.string(),
  kind: z.enum(['percent', 'amount', 'piece']),
  percent: z.number().nullable(),
  cents: z.number().nullable(),
  sku: z.string().nullable(),
  option_value_id: z.number().nullable(),
  label: z.string(),
  from_at: z.string(),
  to_at: z.string(),
  first_order_only: z.number(),
  email_key: z.string().nullable(),
  max_uses: z.number().nullable(),
  used: z.number(),
})

export type CouponRow = z.infer<typeof couponRow>

/** A check of the table guarantees the columns of each kind. */
function toReduction({ kind, percent, cents, sku, option_value_id }: CouponRow): Reduction {
  if (kind === 'percent') return { kind, percent: percent ?? 0 }
  if (kind === 'amount') return { kind, cents: cents ?? 0 }
  return { kind, sku: sku ?? '', optionValueId: option_value_id ?? 0 }
}

export const toCoupon = (row: CouponRow): Coupon => ({
  id: row.id,
  code: row.code,
  reduction: toReduction(row),
  label: row.label,
  fromAt: row.from_at,
  toAt: row.to_at,
  firstOrderOnly: row.first_order_only === 1,
  emailKey: row.email_key,
  isUsedUp: row.max_uses !== null && row.used >= row.max_uses,
})

const COLUMNS = Object.keys(couponRow.shape)

/** A cart's code as a column of `carts`, in JSON. */
export const APPLIED_COUPON = `(SELECT json_object(${COLUMNS.map((name) => `'${name}', k.${name}`).join(', ')})
  FROM coupons k WHERE k.id = carts.coupon_id)`

export const readAppliedCoupon = (json: string): Coupon => toCoupon(readJson(couponRow, json))

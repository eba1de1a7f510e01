import type { Coupon, Reduction } from './coupon'

export interface CouponRow {
  id: number
  code: string
  kind: Reduction['kind']
  percent: number | null
  cents: number | null
  sku: string | null
  option_value_id: number | null
  label: string
  from_at: string
  to_at: string
  first_order_only: number
  email_key: string | null
  max_uses: number | null
  used: number
}

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

const COLUMNS: readonly (keyof CouponRow)[] = [
  'id',
  'code',
  'kind',
  'percent',
  'cents',
  'sku',
  'option_value_id',
  'label',
  'from_at',
  'to_at',
  'first_order_only',
  'email_key',
  'max_uses',
  'used',
]

/** A cart's code as a column of `carts`, in JSON. */
export const APPLIED_COUPON = `(SELECT json_object(${COLUMNS.map((name) => `'${name}', k.${name}`).join(', ')})
  FROM coupons k WHERE k.id = carts.coupon_id)`

export const readAppliedCoupon = (json: string): Coupon => toCoupon(JSON.parse(json) as CouponRow)

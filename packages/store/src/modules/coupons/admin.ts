import { formatMoney, toCents } from '@kea/shared/money'
import { type Clock, daysFrom } from '../../clock'
import type { SettingsService } from '../settings/service'
import { randomCode } from './code'
import type { Reduction } from './coupon'
import type { CouponsRepo, ListedCoupon } from './repo'

interface Dependencies {
  repo: CouponsRepo
  settings: SettingsService
  clock: Clock
}

export interface CouponRequest {
  /** Null for a random code. */
  code: string | null
  reduction: Exclude<Reduction, { kind: 'piece' }>
  /** Null for a year. */
  until: Date | null
  maxUses: number | null
  firstOrderOnly: boolean
}

const YEAR_DAYS = 365

const labelOf = (reduction: CouponRequest['reduction']): string =>
  `${reduction.kind === 'percent' ? `${reduction.percent}%` : formatMoney(reduction.cents)} off`

/** Codes for the operator. */
export function createCouponAdmin({ repo, settings, clock }: Dependencies) {
  const make = async ({ code, reduction, until, ...rest }: CouponRequest) => {
    const now = clock()
    const coupon = {
      code: code ?? randomCode(),
      reduction,
      label: labelOf(reduction),
      fromAt: now.toISOString(),
      toAt: (until ?? daysFrom(now, YEAR_DAYS)).toISOString(),
      emailKey: null,
      offer: null,
      ...rest,
    }
    return (await repo.add(coupon, now.toISOString())) ? coupon : null
  }
  return {
    /** Null if the code exists already. */
    make,
    /** The code for a shared photo, valid once and within a year; null if the shop offers none. */
    async forPhoto() {
      const [promised] = await settings.configValues(['share_photo_coupon'])
      const cents = toCents(Number(promised?.value ?? 0))
      if (!(cents > 0)) return null
      return make({ code: null, reduction: { kind: 'amount', cents }, until: null, maxUses: 1, firstOrderOnly: false })
    },
    isOver: (day: Date): boolean => day <= clock(),
    list: (limit: number): Promise<ListedCoupon[]> => repo.list(clock().toISOString(), limit),
    /** False without such a valid code. */
    end: (code: string): Promise<boolean> => repo.end(code, clock().toISOString()),
  }
}

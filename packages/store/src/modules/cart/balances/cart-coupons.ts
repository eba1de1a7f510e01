import type { Clock } from '../../../clock'
import { inputRefusal, missingRefusal } from '../../../refusal'
import { countAttempt, orTooManyAttempts } from '../../coupons/attempts'
import { type CouponsRepo, toFound } from '../../coupons/repo'
import type { DailyUse } from '../../limits/daily-use'
import type { CartService } from '../service'
import type { Cart } from '../state/cart'
import { applyChange } from '../state/cart-state'
import { toCart } from '../state/load-cart'

interface Dependencies {
  repo: CouponsRepo
  cart: CartService
  dailyUse: DailyUse
  clock: Clock
}

/** Magento's text. */
const UNKNOWN = "The coupon code isn't valid. Verify the code and try again."
const ONE_ONLY = 'A coupon is already applied to the cart. Please remove it to apply another'
const CODE_MAX = 40

/** The coupon code of a cart: applying and removing it. */
export function createCartCoupons({ repo, cart, dailyUse, clock }: Dependencies) {
  return {
    /** Applies a code to a cart, or refuses it and leaves the cart without one. Both count as an attempt. */
    apply(maskedId: string, given: string): Promise<Cart> {
      const code = given.trim()
      if (code === '') throw inputRefusal('Required parameter "coupon_code" is missing')
      const change = cart.change(maskedId, {
        reads: code.length > CODE_MAX ? [] : [repo.byCode(code)],
        async decide(opened, { state, results }) {
          if (opened.lines.length === 0) throw missingRefusal('Cart does not contain products.')
          if (opened.coupon) throw inputRefusal(ONE_ONLY)
          const coupon = toFound(results[0])
          const problem = coupon && toCart(applyChange(state, { coupon }), clock()).coupon?.problem
          if (coupon && !problem) return { coupon, beside: dailyUse.counting('coupons', 0) }
          await countAttempt(dailyUse)
          throw problem ? inputRefusal(problem) : missingRefusal(UNKNOWN)
        },
      })
      return orTooManyAttempts(change)
    },

    remove: (maskedId: string): Promise<Cart> =>
      cart.change(maskedId, { decide: ({ coupon }) => (coupon ? { coupon: null } : null) }),
  }
}

import type { Clock } from '../../clock'
import { inputRefusal, missingRefusal } from '../../refusal'
import { type CouponsRepo, toFound } from '../coupons/repo'
import { countTry, orTooManyTries } from '../coupons/tries'
import type { DailyUse } from '../limits/daily-use'
import type { Cart } from './cart'
import { applyChange } from './cart-state'
import { toCart } from './load-cart'
import type { CartService } from './service'

interface Dependencies {
  repo: CouponsRepo
  cart: CartService
  dailyUse: DailyUse
  clock: Clock
}

/** Magento's words. */
const UNKNOWN = "The coupon code isn't valid. Verify the code and try again."
const ONE_ONLY = 'A coupon is already applied to the cart. Please remove it to apply another'
const CODE_MAX = 40

/** The code of a cart, as its shopper enters it and takes it out. */
export function createCartCoupons({ repo, cart, dailyUse, clock }: Dependencies) {
  return {
    /** Puts a code into a cart, or refuses with the reason and leaves the cart without one. Both are a try. */
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
          await countTry(dailyUse)
          throw problem ? inputRefusal(problem) : missingRefusal(UNKNOWN)
        },
      })
      return orTooManyTries(change)
    },

    remove: (maskedId: string): Promise<Cart> =>
      cart.change(maskedId, { decide: ({ coupon }) => (coupon ? { coupon: null } : null) }),
  }
}

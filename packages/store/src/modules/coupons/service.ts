import type { Clock } from '../../clock'
import { inputRefusal, missingRefusal } from '../../refusal'
import type { Cart } from '../cart/cart'
import type { CartRepo } from '../cart/repo'
import { type CartService, whileActive } from '../cart/service'
import type { DailyUse } from '../limits/daily-use'
import type { CouponsRepo } from './repo'
import { countTry } from './tries'

interface Dependencies {
  repo: CouponsRepo
  cartRepo: CartRepo
  cart: CartService
  dailyUse: DailyUse
  clock: Clock
}

/** Magento's words. */
const UNKNOWN = "The coupon code isn't valid. Verify the code and try again."
const ONE_ONLY = 'A coupon is already applied to the cart. Please remove it to apply another'
const CODE_MAX = 40

export function createCouponsService({ repo, cartRepo, cart, dailyUse, clock }: Dependencies) {
  const now = () => clock().toISOString()
  const set = async (opened: Cart, couponId: number | null): Promise<Cart> => {
    await whileActive(cartRepo.setCoupon(opened.id, { from: opened.coupon?.id ?? null, to: couponId }, now()))
    return cart.open(opened.maskedId)
  }

  return {
    /** Puts a code into a cart, or refuses with the reason and leaves the cart without one. */
    async apply(maskedId: string, given: string): Promise<Cart> {
      const code = given.trim()
      if (code === '') throw inputRefusal('Required parameter "coupon_code" is missing')
      const opened = await cart.open(maskedId)
      if (opened.lines.length === 0) throw missingRefusal('Cart does not contain products.')
      if (opened.coupon) throw inputRefusal(ONE_ONLY)
      await countTry(dailyUse)
      const coupon = code.length > CODE_MAX ? null : await repo.find(code)
      if (!coupon) throw missingRefusal(UNKNOWN)
      const changed = await set(opened, coupon.id)
      // Another one was faster.
      if (changed.coupon?.id !== coupon.id) throw inputRefusal(ONE_ONLY)
      const { problem } = changed.coupon
      if (!problem) return changed
      await set(changed, null)
      throw inputRefusal(problem)
    },

    async remove(maskedId: string): Promise<Cart> {
      const opened = await cart.open(maskedId)
      return opened.coupon ? set(opened, null) : opened
    },
  }
}

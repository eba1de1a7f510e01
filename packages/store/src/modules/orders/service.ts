import { type OrderLookup, orderLookup } from '@kea/shared/schemas/order-lookup'
import type { OrderInformationInput, PlaceOrderErrorCodes } from '../../__generated__/resolvers'
import { type Clock, daysFrom } from '../../clock'
import { randomId } from '../../identity'
import { missingRefusal } from '../../refusal'
import type { Cart } from '../cart/cart'
import type { CartService } from '../cart/service'
import type { Order, OrderableCart, OrdersRepo } from './repo'

export type Placed = { ok: true; order: Order } | { ok: false; code: PlaceOrderErrorCodes; message: string }

interface Dependencies {
  repo: OrdersRepo
  cart: CartService
  clock: Clock
  /** Hash of the address that asks; null where it is not known. */
  caller: string | null
  bankTransferDays: number
  /** Starts what comes after an order without keeping the shopper waiting. */
  afterOrder: () => void
}

const refuse = (code: PlaceOrderErrorCodes, message: string): Placed => ({ ok: false, code, message })
const unable = (message: string) => refuse('UNABLE_TO_PLACE_ORDER', message)

const withoutIt = (problem: string) => `${problem} Take it out to order without it.`

/** What the cart still lacks, in the order in which a shopper fills it in; null where it can be ordered. */
function whatIsMissing(cart: Cart): Placed | null {
  if (cart.lines.length === 0) return unable('Your cart is empty.')
  const problem = cart.lines.find((line) => line.problem !== null)?.problem
  if (problem) return unable(problem)
  if (cart.coupon?.problem) return unable(withoutIt(cart.coupon.problem))
  if (cart.email === null) return refuse('GUEST_EMAIL_MISSING', 'Guest email for cart is missing.')
  if (!cart.isVirtual && !cart.shippingAddress) return unable('Add the address that your order goes to.')
  if (!cart.billingAddress) return unable('Add the billing address.')
  if (!cart.isVirtual && !cart.shippingMethod) return unable('Choose how your order is sent.')
  if (!cart.paymentMethod) return unable('Choose how you pay.')
  return null
}

const TOO_MANY_UNPAID =
  'Many orders from your connection still wait for their payment. Pay one of them first, or write to us to order more.'
const TOO_MUCH_UNPAID =
  'So that others can order too, one shopper’s unpaid orders hold at most a quarter of our stock of a product. Order fewer pieces, pay an earlier order first, or write to us.'

const orderGone = () => missingRefusal("We couldn't locate an order with the information provided.")

/** What a guest says of an order. What no order can have is refused in the words for an order that is not there. */
export function readLookup(input: OrderInformationInput): OrderLookup {
  const { data } = orderLookup.safeParse(input)
  if (!data) throw orderGone()
  return data
}

export function createOrdersService({ repo, cart, clock, caller, bankTransferDays, afterOrder }: Dependencies) {
  /** The first order of a cart that was placed before: a second click or a lost answer must not cost anything. */
  const earlier = async (cartId: number): Promise<Placed> => {
    const order = await repo.ofCart(cartId)
    return order ? { ok: true, order } : refuse('CART_NOT_ACTIVE', "The cart isn't active.")
  }

  const refusalOf = async (error: unknown, maskedId: string, cartId: number): Promise<Placed> => {
    const message = error instanceof Error ? error.message : ''
    if (message.includes('orders.cart_id')) return earlier(cartId)
    if (message.includes('CART_CHANGED')) {
      return unable('Your cart changed while you were ordering. Look at it once more and place the order again.')
    }
    if (message.includes('stock_not_negative')) {
      const now = await cart.findAny(maskedId)
      return unable(now?.lines.find((line) => line.problem)?.problem ?? 'Something in your cart has just sold out.')
    }
    if (message.includes('coupon_uses') || message.includes('COUPON_REFUSED')) {
      const now = await cart.findAny(maskedId)
      return unable(withoutIt(now?.coupon?.problem ?? 'Your code has just ended.'))
    }
    if (message.includes('UNPAID_ORDERS')) return unable(TOO_MANY_UNPAID)
    if (message.includes('UNPAID_PIECES')) return unable(TOO_MUCH_UNPAID)
    throw error
  }

  return {
    async place(maskedId: string): Promise<Placed> {
      const found = await cart.findAny(maskedId)
      if (!found) return refuse('CART_NOT_FOUND', `Could not find a cart with ID "${maskedId}"`)
      if (!found.active) return earlier(found.id)
      const missing = whatIsMissing(found)
      if (missing) return missing
      const token = randomId()
      const now = clock()
      try {
        // `whatIsMissing` has just looked at every part.
        await repo.place(found as OrderableCart, {
          token,
          caller,
          now: now.toISOString(),
          payBy: daysFrom(now, bankTransferDays).toISOString(),
        })
      } catch (error) {
        return refusalOf(error, maskedId, found.id)
      }
      afterOrder()
      const order = await repo.byToken(token)
      if (!order) throw new Error('An order that was just placed is not there')
      return { ok: true, order }
    },

    /** For a guest who knows number, mail and postcode; a miss never says which was wrong. The captcha has counted the try. */
    async forGuest({ number, email, postcode }: OrderLookup): Promise<Order> {
      const found = await repo.byNumber(number)
      const matches =
        found?.order.email.toLowerCase() === email.toLowerCase() &&
        found.addresses.some((address) => address.kind === 'billing' && address.postcode === postcode)
      if (!found || !matches) throw orderGone()
      return found
    },

    async byToken(token: string): Promise<Order> {
      const order = await repo.byToken(token)
      if (!order) throw orderGone()
      return order
    },
  }
}

export type OrdersService = ReturnType<typeof createOrdersService>

import { type Cents, formatMoney } from '@kea/shared/money'
import { type OrderLookup, orderLookup } from '@kea/shared/schemas/order-lookup'
import type { CustomerOrder, OrderInformationInput, PlaceOrderErrorCodes } from '../../__generated__/types'
import { type Clock, daysFrom, minutesFrom } from '../../clock'
import { messageOf, violatedBy } from '../../constraints'
import { randomId, sha256 } from '../../identity'
import { missingRefusal } from '../../refusal'
import { GUESTS_REFUSED } from '../cart/cart-refusals'
import type { CartService } from '../cart/service'
import type { Cart } from '../cart/state/cart'
import { isHosted } from '../cart/state/payment-methods'
import type { PurchasesService } from '../purchases/service'
import type { Referrals } from '../referrals/service'
import { toOrderAnswer } from './order-answer'
import type { OrderableCart } from './order-json'
import type { Order, OrdersRepo } from './repo'

interface Refused {
  ok: false
  code: PlaceOrderErrorCodes
  message: string
  /** The current cart, if the shopper has to check it again. */
  cart: Cart | null
}

export type Placed = { ok: true; order: Order } | Refused

interface Dependencies {
  repo: OrdersRepo
  cart: CartService
  referrals: Pick<Referrals, 'noting'>
  purchases: Pick<PurchasesService, 'noting'>
  clock: Clock
  /** Hash of the caller's network address; null if unknown. */
  caller: string | null
  /** Hashes of the customer and the guest: the first places an order, and a repeated order is answered to both. */
  owners: readonly string[]
  customerId: number | null
  bankTransferDays: number
  /** How long an order waits for a payment page. */
  hostedMinutes: number
  /** Starts work after an order without delaying the answer. */
  afterOrder: () => void
}

const refuse = (code: PlaceOrderErrorCodes, message: string, cart: Cart | null = null): Refused => ({
  ok: false,
  code,
  message,
  cart,
})
const unable = (message: string, cart: Cart | null = null) => refuse('UNABLE_TO_PLACE_ORDER', message, cart)

const withoutIt = (problem: string) => `${problem} Remove it to order without it.`

/** A cart that can be ordered, or the first missing part in the order of the checkout. */
function toOrderable(cart: Cart): { ok: true; cart: OrderableCart } | Refused {
  const { email, billingAddress, paymentMethod } = cart
  if (cart.lines.length === 0) return unable('Your cart is empty.')
  const problem = cart.lines.find((line) => line.problem !== null)?.problem
  if (problem) return unable(problem)
  if (cart.coupon?.problem) return unable(withoutIt(cart.coupon.problem))
  if (cart.needsAccount) return unable(GUESTS_REFUSED)
  if (email === null) return refuse('GUEST_EMAIL_MISSING', 'Guest email for cart is missing.')
  if (!cart.isVirtual && !cart.shippingAddress) return unable('Add the address that your order goes to.')
  if (!billingAddress) return unable('Add the billing address.')
  if (!cart.isVirtual && !cart.shippingMethod) return unable('Choose how your order is sent.')
  if (!paymentMethod) return unable('Choose how you pay.')
  return { ok: true, cart: { ...cart, email, billingAddress, paymentMethod } }
}

const orderGone = () => missingRefusal("We couldn't locate an order with the information provided.")

/** A guest's data of an order. Impossible data are refused with the message for an unknown order. */
export function readLookup(input: OrderInformationInput): OrderLookup {
  const { data } = orderLookup.safeParse(input)
  if (!data) throw orderGone()
  return data
}

/** A payment page is paid at once or not at all: its mail waits that long for the payment. */
const PAGE_MAIL_MINUTES = 10

/** How long a cart still answers its order, for a repeated request after a lost answer. */
const REPEAT_MS = 10 * 60_000

const totalChanged = (cart: Cart, seenCents: Cents): Refused => {
  const [now, before] = [cart.totals.grandTotalCents, seenCents].map(formatMoney)
  return unable(`The total is ${now} now, not ${before}. Please check your order before you place it.`, cart)
}

/** Why the batch of an order failed, as a message for the shopper; null for other errors. `cart` is the current one. */
function refusalOf(error: unknown, cart: Cart | null): Refused | null {
  const violated = violatedBy(error)
  switch (violated) {
    case 'CART_CHANGED':
      return unable(messageOf(violated), cart)
    case 'stock_not_negative':
      return unable(cart?.lines.find((line) => line.problem)?.problem ?? messageOf(violated))
    case 'coupon_uses':
    case 'COUPON_REFUSED':
      return unable(withoutIt(cart?.coupon?.problem ?? messageOf(violated)))
    case 'LEDGER_SHORT':
    case 'GIFT_CARD_SHORT':
      return unable(messageOf(violated), cart)
    case 'UNPAID_ORDERS':
    case 'UNPAID_PIECES':
      return unable(messageOf(violated))
    default:
      return null
  }
}

/** SHA-256 of each definition by which the cart's designs are printed. */
async function definitionsOf({ lines }: Cart): Promise<Map<string, string>> {
  const texts = new Set(lines.flatMap(({ design, product }) => (design ? (product.definition ?? []) : [])))
  return new Map(await Promise.all([...texts].map(async (text) => [text, await sha256(text)] as const)))
}

export function createOrdersService(dependencies: Dependencies) {
  const {
    repo,
    cart,
    referrals,
    purchases,
    clock,
    caller,
    owners,
    customerId,
    bankTransferDays,
    hostedMinutes,
    afterOrder,
  } = dependencies

  /** The first order of a cart that was ordered before: a second click or a lost answer must not place another one. */
  const earlier = async (cartId: number): Promise<Placed> => {
    const found = await repo.ofCart(cartId)
    const since = new Date(clock().getTime() - REPEAT_MS).toISOString()
    const isOwn = found !== null && found.order.placed_by !== null && owners.includes(found.order.placed_by)
    if (found && isOwn && found.order.created_at > since) return { ok: true, order: found }
    return refuse('CART_NOT_ACTIVE', messageOf('CART_NOT_ACTIVE'))
  }

  /** The token of the new order, or why there is none. */
  const write = async (ready: OrderableCart): Promise<string | Placed> => {
    const token = randomId()
    const now = clock()
    const hosted = isHosted(ready.paymentMethod.code)
    try {
      await repo.place(ready, {
        token,
        caller,
        placedBy: owners[0] ?? null,
        customerId,
        definitions: await definitionsOf(ready),
        noting: [...(await referrals.noting(token, ready.email)), ...purchases.noting(token, now.toISOString())],
        now: now.toISOString(),
        payBy: hosted ? minutesFrom(now, hostedMinutes) : daysFrom(now, bankTransferDays).toISOString(),
        mailAt: hosted ? minutesFrom(now, PAGE_MAIL_MINUTES) : now.toISOString(),
      })
      return token
    } catch (error) {
      const current = await cart.findAny(ready.maskedId)
      // A second press has placed the order meanwhile. That order is the answer, whatever this one failed with.
      if (current?.active === false) return earlier(ready.id)
      const refusal = refusalOf(error, current)
      if (!refusal) throw error
      return refusal
    }
  }

  return {
    /** An order as a GraphQL answer, as of now. */
    answer: (order: Order): CustomerOrder => toOrderAnswer(order, clock()),

    /** `seenCents` is the total that the shopper saw; null if the client does not send it. */
    async place(maskedId: string, seenCents: Cents | null): Promise<Placed> {
      const found = await cart.findAny(maskedId)
      if (!found) return refuse('CART_NOT_FOUND', `Could not find a cart with ID "${maskedId}"`)
      if (!found.active) return earlier(found.id)
      const orderable = toOrderable(found)
      if (!orderable.ok) return orderable
      // A shopper who has not seen the new total is shown it first.
      if (seenCents === null && found.wallet.cards.some(({ balanceCents }) => balanceCents === 0)) {
        return unable(messageOf('GIFT_CARD_SHORT'), found)
      }
      if (seenCents !== null && seenCents !== found.totals.grandTotalCents) return totalChanged(found, seenCents)
      const token = await write(orderable.cart)
      if (typeof token !== 'string') return token
      afterOrder()
      const order = await repo.byToken(token)
      if (!order) throw new Error('An order that was just placed is not there')
      return { ok: true, order }
    },

    /**
     * For a guest with number, email and postcode. A miss does not reveal which was wrong. The captcha has counted the
     * attempt.
     */
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

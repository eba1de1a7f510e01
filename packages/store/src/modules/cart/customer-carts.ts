import type { Clock } from '../../clock'
import { refuseDayLimit } from '../../constraints'
import { randomId } from '../../identity'
import { inputRefusal, Refusal } from '../../refusal'
import type { DailyUse } from '../limits/daily-use'
import { cartOfSomeoneElse } from './cart-refusals'
import type { Refused } from './lines/item-request'
import { mergeLines } from './lines/merge-lines'
import type { CartService } from './service'
import type { Cart } from './state/cart'
import type { CartChange } from './state/cart-state'
import type { CartOwner, CartRepo } from './state/repo'
import type { GiftCard } from './state/wallet'

interface Dependencies {
  repo: CartRepo
  cart: CartService
  dailyUse: DailyUse
  clock: Clock
  /** The customer who asks; null for a guest. */
  customer: CartOwner | null
  /** True in a session that is kept apart from what this browser has as a guest. */
  isApart: boolean
}

export interface Merged {
  cart: Cart
  /** The lines that were left out. */
  refusals: Refused[]
}

const notAuthorised = (message: string) => new Refusal('graphql-authorization', message)

const unique = (cards: readonly GiftCard[]): GiftCard[] => [...new Map(cards.map((card) => [card.id, card])).values()]

/** What a guest has filled in before the login, where the customer's cart has nothing. */
const checkoutOf = (into: Cart, from: Cart): CartChange => ({
  ...(into.coupon === null && from.coupon?.problem === null && { coupon: from.coupon }),
  ...(into.email === null && from.email !== null && { email: from.email }),
  ...(!into.shippingAddress && from.shippingAddress && { shipping: from.shippingAddress }),
  ...(!into.billingAddress && from.billingAddress && { billing: from.billingAddress }),
  ...(!into.shippingMethod && from.shippingMethod && { shippingMethod: from.shippingMethod }),
  ...(from.wallet.cards.length > 0 && { wallet: { cards: unique([...into.wallet.cards, ...from.wallet.cards]) } }),
  ...(Object.keys(into.notes).length === 0 && { notes: from.notes }),
  ...(!into.paymentMethod && from.paymentMethod && { paymentMethod: from.paymentMethod.code }),
})

/** The cart of a customer, and how a guest's cart becomes part of it. */
export function createCustomerCarts({ repo, cart, dailyUse, clock, customer, isApart }: Dependencies) {
  const requireCustomer = (message = "The current customer isn't authorized."): CartOwner => {
    if (!customer) throw notAuthorised(message)
    return customer
  }

  /** The customer whom a guest's cart may go to. */
  const requireRecipient = (): CartOwner => {
    const owner = requireCustomer()
    if (isApart) throw inputRefusal('Log in again to move this cart into your account.')
    return owner
  }

  /** The masked id of the customer's active cart, which is created if missing. */
  const ensure = async (owner: CartOwner): Promise<string> => {
    const known = await repo.ofCustomer(owner.id)
    if (known !== null) return known
    const counting = dailyUse.counting('carts', 0)
    await repo.create({ maskedId: randomId(), owner }, clock().toISOString(), counting).catch(refuseDayLimit('carts'))
    // Another request may have created it at the same time.
    const created = await repo.ofCustomer(owner.id)
    if (created === null) throw new Error('A cart that was just created is not there')
    return created
  }

  /**
   * Takes the lines of one cart into another, and ends the first. Both are written in one batch or not at all, so a merge
   * that runs twice moves the lines once.
   *
   * @param find reads the cart that ends; null for none. Called again if a cart has changed meanwhile.
   */
  async function merge(
    into: string,
    find: (opened: Cart) => Promise<Cart | null>,
    beside: (opened: Cart) => D1PreparedStatement[] = () => [],
  ): Promise<Merged> {
    let left: Refused[] = []
    await cart.change(into, {
      async decide(opened) {
        const from = await find(opened)
        if (!from) return { beside: beside(opened) }
        const { change, refusals } = mergeLines(opened, from)
        left = refusals
        return {
          ...change,
          ...checkoutOf(opened, from),
          beside: [repo.closing(from, clock()), ...beside(opened)],
        }
      },
    })
    return { cart: await cart.open(into), refusals: left }
  }

  return {
    async current(): Promise<Cart> {
      return cart.open(await ensure(requireCustomer('The request is allowed for logged in customer')))
    },

    /** Merges a guest's cart into the customer's. */
    async merge(source: string, destination: string | null): Promise<Merged> {
      const owner = requireRecipient()
      if (source === '') throw inputRefusal('Required parameter "source_cart_id" is missing')
      if (destination === '') throw inputRefusal('The parameter "destination_cart_id" cannot be empty')
      const into = destination ?? (await ensure(owner))
      return merge(into, async (opened) => {
        if (opened.customerId !== owner.id) throw cartOfSomeoneElse(into)
        const guests = await cart.open(source)
        if (guests.customerId !== null) throw cartOfSomeoneElse(source)
        return guests
      })
    },

    /** Makes a guest's cart the customer's. */
    async assign(cartId: string): Promise<Merged> {
      const owner = requireRecipient()
      return merge(
        cartId,
        async (opened) => {
          if (opened.customerId !== null) throw cartOfSomeoneElse(cartId)
          const earlier = await repo.ofCustomer(owner.id)
          return earlier === null ? null : cart.open(earlier)
        },
        (opened) => [repo.assigning(opened.id, owner)],
      )
    },
  }
}

export type CustomerCarts = ReturnType<typeof createCustomerCarts>

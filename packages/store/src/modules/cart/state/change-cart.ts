import type { Clock } from '../../../clock'
import { type Constraint, violatedBy } from '../../../constraints'
import { cartBusy, cartIdMissing, cartNotActive, cartNotFound, cartOfSomeoneElse } from '../cart-refusals'
import type { Cart } from './cart'
import type { CartChange } from './cart-state'
import { toCart } from './load-cart'
import type { CartQuestion, CartRead, CartRepo } from './repo'

export const MASKED_ID = /^[A-Za-z0-9]{32}$/

export interface ChangeRequest extends Omit<CartQuestion, 'now'> {
  /** The changes of the cart as it was read; null for none. Called again if the cart has changed meanwhile. */
  decide: (cart: Cart, read: CartRead) => CartChange | null | Promise<CartChange | null>
}

interface Dependencies {
  repo: CartRepo
  clock: Clock
  /** The customer who asks; null for a guest. */
  customerId: number | null
  /** Resolves after some ms. */
  pause: (ms: number) => Promise<void>
}

/** Everybody who has the id of a guest's cart can change it, also after a login: nothing is lost before it is merged. */
export const isUsableBy = (customerId: number | null, cart: Pick<Cart, 'customerId'>): boolean =>
  cart.customerId === null || cart.customerId === customerId

/** Attempts after the first. */
const RETRIES = 3
/** Longest delay before the second attempt; later delays are up to four times as long each. */
const WAIT_MS = 20

/** The cart, its customer's cart, a design or the key of the addition has changed since the read. */
const CONFLICTS: readonly (Constraint | null)[] = ['CART_CHANGED', 'FOREIGN KEY', 'cart_additions', 'carts.customer_id']

/**
 * The one way to change a cart: one batch reads it, `decide` computes the changes, and one batch writes them for the
 * version that was read. The answer is computed, not read again.
 */
export function createCartChanger({ repo, clock, customerId, pause }: Dependencies) {
  async function read(maskedId: string, question: Omit<CartQuestion, 'now'>, now: Date): Promise<CartRead> {
    if (maskedId === '') throw cartIdMissing()
    const found = MASKED_ID.test(maskedId) ? await repo.read(maskedId, { ...question, now }) : null
    if (!found) throw cartNotFound(maskedId)
    if (!found.state.active) throw cartNotActive()
    if (!isUsableBy(customerId, found.state)) throw cartOfSomeoneElse(maskedId)
    return found
  }

  /** Null if the cart was changed by another request meanwhile. */
  async function attempt(maskedId: string, { decide, ...question }: ChangeRequest): Promise<Cart | null> {
    const now = clock()
    const found = await read(maskedId, question, now)
    const cart = toCart(found.state, now)
    const change = await decide(cart, found)
    if (change === null) return cart
    try {
      const written = await repo.write(found.state, change, question.additionKey ?? null, now)
      if (!written) throw cartNotFound(maskedId)
      return toCart(written, now)
    } catch (error) {
      const violated = violatedBy(error)
      if (CONFLICTS.includes(violated)) return null
      throw violated === 'CART_NOT_ACTIVE' ? cartNotActive() : error
    }
  }

  return async (maskedId: string, request: ChangeRequest): Promise<Cart> => {
    for (let retry = 0; ; retry += 1) {
      const cart = await attempt(maskedId, request)
      if (cart) return cart
      if (retry === RETRIES) throw cartBusy()
      await pause(Math.random() * WAIT_MS * 4 ** retry)
    }
  }
}

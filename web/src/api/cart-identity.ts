import { dropCookie, readCookie, writeCookie } from '~/lib/cookies'
import { CART_ID_MISSING, noAnswer, ShopError } from './errors'

const listeners = new Set<() => void>()

/** Calls `notify` when this tab takes or forgets a cart. */
export function onCartIdChange(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

function writeCartId(id: string): void {
  if (id === '') dropCookie('cartId')
  else writeCookie('cartId', id)
  for (const notify of listeners) notify()
}

/** The masked id of this browser's cart; '' for none. */
export const readCartId = (): string => readCookie('cartId') ?? ''

/** True for the id of this browser's own cart. */
export const isOwnCart = (id: string): boolean => id !== '' && id === readCartId()

/**
 * The cart id for a change of the cart.
 *
 * @throws ShopError `cart-gone` when there is no cart
 */
export function requireCartId(): string {
  const id = readCartId()
  if (id === '') throw new ShopError('cart-gone', CART_ID_MISSING)
  return id
}

/** Makes a cart this browser's own again. */
export const takeCart = (id: string): void => writeCartId(id)

/** Forgets a cart that was ordered or that the backend no longer knows. A newer cart stays. */
export function forgetCart(id: string): void {
  if (isOwnCart(id)) writeCartId('')
}

let pendingCart: Promise<string> | null = null

async function makeCart(): Promise<string> {
  const { createCart } = await import('./create-cart').catch(() => {
    throw noAnswer()
  })
  const id = await createCart()
  writeCartId(id)
  return id
}

/** Two additions at the same time share one new cart. */
function newCart(): Promise<string> {
  pendingCart ??= makeCart().finally(() => {
    pendingCart = null
  })
  return pendingCart
}

/** Runs a change on this browser's cart. A missing cart is created first. A cart that is gone is replaced once. */
export async function onCart<T>(change: (cartId: string) => Promise<T>): Promise<T> {
  const id = readCartId() || (await newCart())
  try {
    return await change(id)
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'cart-gone') throw error
    forgetCart(id)
    return change(readCartId() || (await newCart()))
  }
}

import { dropCookie, readCookie, writeCookie } from '~/lib/cookies'
import { CART_ID_MISSING, noAnswer, ShopError } from './errors'

/** The masked id of this browser's cart; '' for none. */
export const readCartId = (): string => readCookie('cartId') ?? ''

/** Whether a cart, such as one that an address names, is this browser's own. */
export const isOwnCart = (id: string): boolean => id !== '' && id === readCartId()

/** The id for a change of what is in the cart. @throws ShopError `cart-gone` where there is no cart to change */
export function requireCartId(): string {
  const id = readCartId()
  if (id === '') throw new ShopError('cart-gone', CART_ID_MISSING)
  return id
}

/** Forgets a cart that was ordered, or that the backend no longer knows. Another one that has taken its place stays. */
export function forgetCart(id: string): void {
  if (isOwnCart(id)) dropCookie('cartId')
}

let making: Promise<string> | null = null

async function makeCart(): Promise<string> {
  const { createCart } = await import('./create-cart').catch(() => {
    throw noAnswer()
  })
  const id = await createCart()
  writeCookie('cartId', id)
  return id
}

/** Two things that are put in at once share one new cart. */
function newCart(): Promise<string> {
  making ??= makeCart().finally(() => {
    making = null
  })
  return making
}

/** Runs a change on this browser's cart, made on first need. A cart that has gone meanwhile is replaced once. */
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

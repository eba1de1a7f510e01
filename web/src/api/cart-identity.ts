import { dropCookie, readCookie, writeCookie } from '~/lib/cookies'

/** The masked id of the shopper's cart; '' for who has none. */
export const readCartId = (): string => readCookie('cartId') ?? ''

export const keepCartId = (id: string): void => writeCookie('cartId', id)

/** After an order, or when the backend no longer knows the cart. */
export function forgetCart(): void {
  dropCookie('cartId')
}

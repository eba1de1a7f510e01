import { atom, getDefaultStore } from 'jotai/vanilla'

/** The cart whose last payment was declined on this visit; '' for none. */
export const declinedCartAtom = atom('')

/** A new order of the cart is a new try, so it is noted with ''. */
export const noteDeclined = (cartId: string): void => getDefaultStore().set(declinedCartAtom, cartId)

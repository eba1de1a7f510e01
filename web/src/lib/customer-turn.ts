import { atom, getDefaultStore } from 'jotai/vanilla'

/** How often the customer of this tab has changed. A page with this key keeps nothing of the one before. */
export const customerTurnAtom = atom(0)

export const turnCustomer = (): void => getDefaultStore().set(customerTurnAtom, (turn) => turn + 1)

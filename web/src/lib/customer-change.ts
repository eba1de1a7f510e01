import { atom, getDefaultStore } from 'jotai/vanilla'

/** How often the customer of this tab has changed. A page with this key keeps nothing of the one before. */
export const customerChangesAtom = atom(0)

export const noteCustomerChange = (): void => getDefaultStore().set(customerChangesAtom, (changes) => changes + 1)

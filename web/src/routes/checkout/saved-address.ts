import type { SavedAddress } from '~/features/addresses/address-book'
import { type Cart, isSameAddress } from '~/features/cart/cart'

/** The choice of an address that is not in the address book. */
export const NEW = 'new'

/**
 * The address of the book that a checkout starts with; null for an empty book. A delivery goes to the default delivery
 * address, else the one for invoices, else the first (CHECKOUT-05). A cart without a delivery starts with the address
 * for invoices.
 */
export function startAddress(
  book: readonly SavedAddress[],
  { isVirtual }: Pick<Cart, 'isVirtual'>,
): SavedAddress | null {
  const delivery = book.find((address) => address.delivery)
  const invoices = book.find((address) => address.invoices)
  const [first = null] = book
  return (isVirtual ? (invoices ?? delivery) : (delivery ?? invoices)) ?? first
}

/** The address of the book that the invoice goes to by default; null if it goes to the delivery address. */
export const invoiceAddress = (book: readonly SavedAddress[]): SavedAddress | null =>
  book.find((address) => address.invoices) ?? null

/** The choice in the address step: the id of an address in the book, or `NEW`. An unsent draft is a new address. */
export function chosenAddress(
  book: readonly SavedAddress[],
  cart: Pick<Cart, 'address' | 'isVirtual'>,
  hasDraft: boolean,
): string {
  const { address } = cart
  if (hasDraft) return NEW
  const chosen = address ? book.find((saved) => isSameAddress(address, saved)) : startAddress(book, cart)
  return chosen ? `${chosen.id}` : NEW
}

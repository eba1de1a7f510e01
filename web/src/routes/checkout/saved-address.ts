import type { AddressForm } from '@kea/shared/schemas/checkout-forms'
import type { SavedAddress } from '~/features/addresses/address-book'
import { EMPTY_ADDRESS } from '~/features/addresses/address-form'
import { type Cart, type CartAddress, isSameAddress } from '~/features/cart/cart'
import type { Profile } from '~/features/customer/profile'
import type { InvoiceTarget } from './checkout-requests'

/** The choice of an address that is not in the address book. */
export const NEW = 'new'

/**
 * The address of the book that a checkout starts with; null for an empty book. A delivery goes to the default delivery
 * address, else the one for invoices, else the first. A cart without a delivery starts with the address
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

/** Where the invoice goes before the shopper says so. */
export const invoiceTarget = (book: readonly SavedAddress[]): InvoiceTarget => {
  const address = invoiceAddress(book)
  return address ? { savedId: address.id } : 'same'
}

/** The address in a form before anything is known: a customer's own name and phone, and for a guest nothing. */
export const placeholderAddress = (profile: Profile | undefined): AddressForm => ({
  ...EMPTY_ADDRESS,
  ...(profile && { firstname: profile.firstName, lastname: profile.lastName, telephone: profile.phone }),
})

/**
 * The choice of an address: the id of an address in the book, or `NEW`. An unsent draft is a new address.
 *
 * @param current the address of the cart, null before there is one
 * @param start the address that the book starts with
 */
export function chosenAddress(
  book: readonly SavedAddress[],
  current: CartAddress | null,
  start: SavedAddress | null,
  hasDraft: boolean,
): string {
  if (hasDraft) return NEW
  const chosen = current ? book.find((saved) => isSameAddress(current, saved)) : start
  return chosen ? `${chosen.id}` : NEW
}

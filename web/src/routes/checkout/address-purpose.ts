import type { SavedAddress } from '~/features/addresses/address-book'
import type { Cart, CartAddress } from '~/features/cart/cart'
import type { ChosenAddress } from './checkout-requests'

/** What an address in the checkout is for. */
export interface AddressPurpose {
  /** The name of the unsent address, stored for this tab. */
  draft: string
  legend: string
  submitLabel: string
  phoneHint: string
  /** Parcels go there. */
  isDelivered: boolean
  /** The address of the cart; null before there is one. */
  current: CartAddress | null
  /** The address of the book that is chosen first. */
  start: SavedAddress | null
  send: (cartId: string, chosen: ChosenAddress) => Promise<Cart>
}

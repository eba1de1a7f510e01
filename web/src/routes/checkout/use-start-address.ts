import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { requireCartId } from '~/api/cart-identity'
import { OWN_ERRORS } from '~/api/query-client'
import { addressesQuery, type SavedAddress } from '~/features/addresses/address-book'
import type { Cart } from '~/features/cart/cart'
import { CHANGES } from '~/features/cart/cart-group'
import { CART_SCOPE, keepCart } from '~/features/cart/use-cart'
import { type Profile, profileQuery } from '~/features/customer/profile'
import { useCustomer } from '~/features/customer/use-customer'
import { setAddress, setBillingAddress } from './checkout-requests'
import { invoiceTarget, startAddress } from './saved-address'

export interface CheckoutCustomer {
  /** Undefined for a guest. */
  profile: Profile | undefined
  /** Empty for a guest. */
  book: readonly SavedAddress[]
}

/**
 * The customer of a checkout. A cart without an address gets one of the address book, and its first
 * delivery method. `isReady` is false until then; a failure leaves the empty form.
 */
export function useStartAddress(cart: Cart | null | undefined): { isReady: boolean; customer: CheckoutCustomer } {
  const login = useCustomer().state
  const enabled = login === 'loggedIn'
  const profile = useQuery({ ...profileQuery, enabled })
  const addresses = useQuery({ ...addressesQuery, enabled })
  const book = enabled ? (addresses.data ?? []) : []
  const { mutate, isPending, isIdle } = useMutation({
    // The form for an address follows, as for a customer without one.
    meta: OWN_ERRORS,
    mutationFn: ({ id, isVirtual }: { id: number; isVirtual: boolean }) =>
      isVirtual
        ? setBillingAddress(requireCartId(), { savedId: id })
        : setAddress(requireCartId(), { savedId: id }, invoiceTarget(book)),
    onSuccess: keepCart,
    mutationKey: CHANGES.step,
    scope: CART_SCOPE,
  })
  const start = cart?.address === null ? startAddress(book, cart) : null
  const isVirtual = cart?.isVirtual ?? false
  const startId = isIdle ? start?.id : undefined
  useEffect(() => {
    if (startId !== undefined) mutate({ id: startId, isVirtual })
  }, [startId, isVirtual, mutate])
  const isLoading = login === 'checking' || (enabled && (addresses.isPending || profile.isPending))
  return {
    isReady: !isLoading && startId === undefined && !isPending,
    customer: { profile: enabled ? profile.data : undefined, book },
  }
}

import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai/react'
import { useMemo, useSyncExternalStore } from 'react'
import { useSettings } from '~/api/settings-query'
import { readCookie } from '~/lib/cookies'
import { customerChangesAtom } from '~/lib/customer-change'
import { guestWishlistText, skusIn, subscribeGuestWishlist } from '~/lib/guest-wishlist'
import { wishlistQuery } from './wishlist'

/** What this browser keeps as a guest: skus, the latest first. */
export function useGuestWishlist(): string[] {
  const text = useSyncExternalStore(subscribeGuestWishlist, guestWishlistText, guestWishlistText)
  return useMemo(() => skusIn(text), [text])
}

/** True if the list is the customer's in the store. Beside another backend it stays in the browser. */
export function useHasAccountList(): boolean {
  // Draws again after a login or a logout of another tab.
  useAtomValue(customerChangesAtom)
  const { hasForeignBackend } = useSettings()
  return readCookie('loggedIn') !== undefined && !hasForeignBackend
}

/** The customer's list. Without a login it asks for nothing. */
export const useCustomerWishlist = () => useQuery({ ...wishlistQuery, enabled: useHasAccountList() })

import { useMutation } from '@tanstack/react-query'
import { messageOf } from '~/api/errors'
import { OWN_ERRORS } from '~/api/query-client'
import { changeGuestWishlist } from '~/lib/guest-wishlist'
import { showToast } from '~/lib/toast'
import { useCustomerWishlist, useGuestWishlist, useHasAccountList } from './use-wishlist'
import { addToWishlist, isOf, removeFromWishlist, type Wanted, WISHLIST_SCOPE } from './wishlist'

const FULL = 'Your wishlist is full. Remove something to make room.'

interface Toggle {
  isIn: boolean
  toggle: () => void
}

/** Whether a product or a design is in the shopper's wishlist, and what puts it there or takes it from there. */
export function useWishlistToggle(wanted: Wanted, name: string): Toggle {
  const guests = useGuestWishlist()
  const isCustomer = useHasAccountList()
  const list = useCustomerWishlist().data
  const change = useMutation({
    meta: OWN_ERRORS,
    scope: WISHLIST_SCOPE,
    mutationFn: (isAdded: boolean) => (isAdded ? addToWishlist(wanted) : removeFromWishlist(wanted)),
    onSuccess: (_, isAdded) => say(isAdded),
    onError: (error) => showToast(messageOf(error)),
  })
  const say = (isAdded: boolean) =>
    showToast(isAdded ? `${name} is on your wishlist.` : `${name} is no longer on your wishlist.`)
  const { sku } = wanted
  const isStored = isCustomer ? (list?.entries.some(isOf(wanted)) ?? false) : guests.includes(sku)
  const isIn = change.isPending ? change.variables : isStored
  const toggle = () => {
    if (isCustomer) {
      if (!change.isPending) change.mutate(!isIn)
      return
    }
    const isDone = changeGuestWishlist((skus) => {
      const others = skus.filter((other) => other !== sku)
      return isIn ? others : [sku, ...others]
    })
    if (isDone) say(!isIn)
    else showToast(FULL)
  }
  return { isIn, toggle }
}

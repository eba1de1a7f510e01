import type { Card } from '@kea/shared/page/card'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cardsQuery } from '~/features/products/cards'
import { useCustomerWishlist, useGuestWishlist, useHasAccountList } from '~/features/wishlist/use-wishlist'
import type { WishlistDesign } from '~/features/wishlist/wishlist'

/** An entry of the shopper's list, wherever it is kept. */
export interface Entry {
  key: string
  card: Card
  design: WishlistDesign | null
}

/** The shopper's list with what its page needs: a customer's from the store, a guest's from the browser. */
export function useEntries() {
  const isCustomer = useHasAccountList()
  const own = useCustomerWishlist()
  const skus = useGuestWishlist()
  // What is removed stays in the request, so that the others do not load again.
  const [wanted, setWanted] = useState(skus)
  if (!skus.every((sku) => wanted.includes(sku))) setWanted([...wanted, ...skus])
  const cards = useQuery({
    ...cardsQuery(wanted),
    enabled: !isCustomer && wanted.length > 0,
    placeholderData: keepPreviousData,
  })
  if (isCustomer) {
    const entries = own.data?.entries.map(({ id, card, design }): Entry => ({ key: id, card, design }))
    return { isCustomer, entries, query: own }
  }
  const guests = skus.flatMap((sku): Entry[] => {
    const card = cards.data?.find((one) => one.sku === sku)
    return card ? [{ key: sku, card, design: null }] : []
  })
  return { isCustomer, entries: skus.length === 0 || cards.data ? guests : undefined, query: cards }
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addToWishlist, removeFromWishlist, WISHLIST_SCOPE } from '~/features/wishlist/wishlist'
import { changeGuestWishlist } from '~/lib/guest-wishlist'
import type { Entry } from './use-entries'

const wantedOf = ({ card, design }: Entry) => ({ sku: card.sku, designUid: design?.uid ?? '' })

async function remove(entry: Entry, isCustomer: boolean): Promise<void> {
  if (isCustomer) return removeFromWishlist(wantedOf(entry))
  changeGuestWishlist((skus) => skus.filter((sku) => sku !== entry.card.sku))
}

async function putBack({ entry, at }: Removed, isCustomer: boolean): Promise<void> {
  if (isCustomer) return addToWishlist(wantedOf(entry))
  const { sku } = entry.card
  changeGuestWishlist((skus) => skus.filter((other) => other !== sku).toSpliced(at, 0, sku))
}

/** What was removed last, and its place in the list. */
interface Removed {
  entry: Entry
  at: number
}

/** Removes entries at once and offers to put the last one back. */
export function useRemoval(entries: readonly Entry[], isCustomer: boolean) {
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [restored, setRestored] = useState<Entry | null>(null)
  const removal = useMutation({
    scope: WISHLIST_SCOPE,
    mutationFn: ({ entry }: Removed) => remove(entry, isCustomer),
    onSuccess: (_, gone) => {
      setRestored(null)
      setRemoved(gone)
    },
  })
  const undo = useMutation({
    scope: WISHLIST_SCOPE,
    // Known before the entry is drawn again, which then takes the focus.
    onMutate: ({ entry }) => setRestored(entry),
    mutationFn: (gone: Removed) => putBack(gone, isCustomer),
    onSuccess: () => setRemoved(null),
  })
  return {
    removed,
    removing: removal.isPending ? removal.variables.entry.key : null,
    isRestoring: undo.isPending,
    isRestored: ({ card, design }: Entry) =>
      restored !== null && restored.card.sku === card.sku && restored.design?.uid === design?.uid,
    remove: (entry: Entry) => removal.isPending || removal.mutate({ entry, at: entries.indexOf(entry) }),
    undo: () => removed && undo.mutate(removed),
  }
}

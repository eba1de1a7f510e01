import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai/react'
import { atom, getDefaultStore } from 'jotai/vanilla'
import { useEffect } from 'react'
import { requireCartId } from '~/api/cart-identity'
import { messageOf } from '~/api/errors'
import { queryClient } from '~/api/query-client'
import type { CartLine } from './cart'
import { updateItem } from './cart-requests'
import { sendLatest } from './send-latest'
import { CART_SCOPE, keepCart } from './use-cart'

interface Wanted {
  quantity: number
  /** Why the store did not take it; '' while that is not known. */
  problem: string
}

/** Quantities that the store does not have yet, by line. They outlive the page: a shopper may go on while they are sent. */
const wantedAtom = atom<Readonly<Record<string, Wanted>>>({})

const store = getDefaultStore()
const wantedOf = (uid: string): Wanted | undefined => store.get(wantedAtom)[uid]
const want = (uid: string, wanted: Wanted) => store.set(wantedAtom, { ...store.get(wantedAtom), [uid]: wanted })
const settle = (uid: string) => {
  const { [uid]: _, ...rest } = store.get(wantedAtom)
  store.set(wantedAtom, rest)
}

export interface LineQuantity {
  /** What the shopper wants, which the store may not have yet. */
  quantity: number
  setQuantity: (quantity: number) => void
  problem: string | undefined
  isBusy: boolean
}

/** The quantity of a line: every press counts at once, and the store gets the last number. */
export function useLineQuantity({ uid, quantity }: Pick<CartLine, 'uid' | 'quantity'>): LineQuantity {
  const wanted = useAtomValue(wantedAtom)[uid]
  const mutationKey = ['SetQuantity', uid]
  const isBusy = useIsMutating({ mutationKey }) > 0
  const { mutate } = useMutation({
    mutationKey,
    scope: CART_SCOPE,
    mutationFn: () =>
      sendLatest(
        () => wantedOf(uid)?.quantity ?? quantity,
        (latest) => updateItem(requireCartId(), { cart_item_uid: uid, quantity: latest }),
      ),
    onSuccess: (cart) => {
      keepCart(cart)
      settle(uid)
    },
    onError: (error) => {
      const refused = wantedOf(uid)
      if (refused) want(uid, { ...refused, problem: messageOf(error) })
    },
  })
  // A refusal is told where it happened; a later visit shows what the cart has.
  useEffect(() => () => void (wantedOf(uid)?.problem && settle(uid)), [uid])
  return {
    quantity: wanted?.quantity ?? quantity,
    setQuantity: (next) => {
      want(uid, { quantity: next, problem: '' })
      if (queryClient.isMutating({ mutationKey }) === 0) mutate()
    },
    problem: wanted?.problem || undefined,
    isBusy,
  }
}

import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai/react'
import { atom, getDefaultStore } from 'jotai/vanilla'
import { useEffect } from 'react'
import { requireCartId } from '~/api/cart-identity'
import { messageOf } from '~/api/errors'
import { OWN_ERRORS, queryClient, shouldRetry } from '~/api/query-client'
import type { CartLine } from './cart'
import { updateItem } from './cart-requests'
import { sendLatest } from './send-latest'
import { CART_SCOPE, keepCart } from './use-cart'

interface PendingQuantity {
  quantity: number
  /** The reason of a refusal; '' without a refusal. */
  problem: string
}

/** The unsaved quantities by line uid. They outlive the page, because requests continue after navigation. */
const pendingAtom = atom<Readonly<Record<string, PendingQuantity>>>({})

const store = getDefaultStore()
const pendingOf = (uid: string): PendingQuantity | undefined => store.get(pendingAtom)[uid]
const setPending = (uid: string, pending: PendingQuantity) =>
  store.set(pendingAtom, { ...store.get(pendingAtom), [uid]: pending })
const clearPending = (uid: string) => {
  const { [uid]: _, ...rest } = store.get(pendingAtom)
  store.set(pendingAtom, rest)
}

export interface LineQuantity {
  /** The quantity chosen by the shopper, possibly not yet saved. */
  quantity: number
  setQuantity: (quantity: number) => void
  problem: string | undefined
  isBusy: boolean
}

/** The quantity of a line. It changes at once, and the store gets the latest value. */
export function useLineQuantity({ uid, quantity }: Pick<CartLine, 'uid' | 'quantity'>): LineQuantity {
  const pending = useAtomValue(pendingAtom)[uid]
  const mutationKey = ['SetQuantity', uid]
  const isBusy = useIsMutating({ mutationKey }) > 0
  const { mutate } = useMutation({
    mutationKey,
    scope: CART_SCOPE,
    // The same quantity may arrive twice, so a failed request is sent again before the shopper sees an error.
    retry: shouldRetry,
    meta: OWN_ERRORS,
    mutationFn: () =>
      sendLatest(
        () => pendingOf(uid)?.quantity ?? quantity,
        (latest) => updateItem(requireCartId(), { cart_item_uid: uid, quantity: latest }),
      ),
    onSuccess: (cart) => {
      keepCart(cart)
      clearPending(uid)
    },
    onError: (error) => {
      const refused = pendingOf(uid)
      if (refused) setPending(uid, { ...refused, problem: messageOf(error) })
    },
  })
  // A refusal is shown only until the page closes. The next visit shows the quantity in the cart.
  useEffect(() => () => void (pendingOf(uid)?.problem && clearPending(uid)), [uid])
  return {
    quantity: pending?.quantity ?? quantity,
    setQuantity: (next) => {
      setPending(uid, { quantity: next, problem: '' })
      if (queryClient.isMutating({ mutationKey }) === 0) mutate()
    },
    problem: pending?.problem || undefined,
    isBusy,
  }
}

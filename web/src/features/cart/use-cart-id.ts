import { useSyncExternalStore } from 'react'
import { readCartId } from '~/api/cart-identity'

function onReturn(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

/** The id of this browser's cart. Another tab may have made or ordered the cart, so it is read again on return. */
export const useCartId = (): string => useSyncExternalStore(onReturn, readCartId, readCartId)

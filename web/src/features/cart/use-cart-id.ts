import { useSyncExternalStore } from 'react'
import { onCartIdChange, readCartId } from '~/api/cart-identity'

/** Another tab may have made or ordered the cart, so it is read again on return. */
function subscribe(notify: () => void): () => void {
  const end = onCartIdChange(notify)
  document.addEventListener('visibilitychange', notify)
  return () => {
    end()
    document.removeEventListener('visibilitychange', notify)
  }
}

/** The id of this browser's cart. A header that stays on the page follows it, such as when a declined payment opens it again. */
export const useCartId = (): string => useSyncExternalStore(subscribe, readCartId, readCartId)

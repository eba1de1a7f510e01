import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/errors'
import { restoreLine } from '~/features/cart/add-line'
import { type Cart, type CartLine, isSamePiece } from '~/features/cart/cart'
import { CART_SCOPE, useRemoveLine } from '~/features/cart/use-cart'
import { showToast } from '~/lib/toast'

export interface Removal {
  /** The line that was removed last, and its index in the list. */
  removed: { line: CartLine; at: number } | null
  isRestoring: boolean
  /** Uid of the line that was restored last. It gets the focus. */
  restoredUid: string | null
  remove: (line: CartLine) => void
  undo: () => void
}

const showError = (error: Error) => showToast(messageOf(error))

/** Removes a line at once and offers to restore it with its design. */
export function useRemoveWithUndo(cart: Cart | null): Removal {
  const [removed, setRemoved] = useState<Removal['removed']>(null)
  const [restoredUid, setRestoredUid] = useState<string | null>(null)
  const removal = useRemoveLine()
  const restore = useMutation({ mutationFn: restoreLine, scope: CART_SCOPE })
  return {
    removed,
    isRestoring: restore.isPending,
    restoredUid,
    remove: (line) => {
      if (removal.isPending && removal.variables === line.uid) return
      const at = cart?.lines.findIndex(({ uid }) => uid === line.uid) ?? 0
      removal.mutate(line.uid, {
        onSuccess: () => {
          setRestoredUid(null)
          setRemoved({ line, at })
        },
        onError: showError,
      })
    },
    undo: () => {
      if (!removed) return
      restore.mutate(removed.line, {
        onSuccess: ({ lines }) => {
          setRemoved(null)
          setRestoredUid(lines.find((line) => isSamePiece(line, removed.line))?.uid ?? null)
        },
        onError: showError,
      })
    },
  }
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/errors'
import { restoreLine } from '~/features/cart/add-line'
import { type Cart, type CartLine, isSamePiece } from '~/features/cart/cart'
import { CART_SCOPE, useRemoveLine } from '~/features/cart/use-cart'
import { showToast } from '~/lib/toast'

export interface Removal {
  /** The line that was taken out last, and the place in the list where it stood. */
  removed: { line: CartLine; at: number } | null
  isRestoring: boolean
  /** Uid of the line that was put back last; the focus goes there. */
  restoredUid: string | null
  remove: (line: CartLine) => void
  undo: () => void
}

const failed = (error: Error) => showToast(messageOf(error))

/** Takes a line out at once and offers to put it back, design and all. */
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
        onError: failed,
      })
    },
    undo: () => {
      if (!removed) return
      restore.mutate(removed.line, {
        onSuccess: ({ lines }) => {
          setRemoved(null)
          setRestoredUid(lines.find((line) => isSamePiece(line, removed.line))?.uid ?? null)
        },
        onError: failed,
      })
    },
  }
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { putBack } from '~/features/cart/add-line'
import { type Cart, type CartLine, groupsOf, isSamePiece } from '~/features/cart/cart'
import { CART_SCOPE, useRemoveLine } from '~/features/cart/use-cart'

export interface Removal {
  /** The lines that were removed last, and the index of their group in the list. */
  removed: { lines: readonly CartLine[]; at: number } | null
  isRestoring: boolean
  /** Uid of the first line that was restored last. It gets the focus. */
  restoredUid: string | null
  /** Removes a group of lines. */
  remove: (lines: readonly CartLine[]) => void
  undo: () => void
}

/** Removes lines at once and offers to restore them with their design. The store removes all prints of a design. */
export function useRemoveWithUndo(cart: Cart | null): Removal {
  const [removed, setRemoved] = useState<Removal['removed']>(null)
  const [restoredUid, setRestoredUid] = useState<string | null>(null)
  const removal = useRemoveLine()
  const restore = useMutation({ mutationFn: putBack, scope: CART_SCOPE })
  return {
    removed,
    isRestoring: restore.isPending,
    restoredUid,
    remove: (lines) => {
      const [first] = lines
      if (!first || (removal.isPending && removal.variables === first.uid)) return
      const at = groupsOf(cart?.lines ?? []).findIndex((group) => group.some(({ uid }) => uid === first.uid))
      removal.mutate(first.uid, {
        onSuccess: () => {
          setRestoredUid(null)
          setRemoved({ lines, at: Math.max(at, 0) })
        },
      })
    },
    undo: () => {
      const [first] = removed?.lines ?? []
      if (!removed || !first) return
      restore.mutate(removed.lines, {
        onSuccess: ({ lines }) => {
          setRemoved(null)
          setRestoredUid(lines.find((line) => isSamePiece(line, first))?.uid ?? null)
        },
      })
    },
  }
}

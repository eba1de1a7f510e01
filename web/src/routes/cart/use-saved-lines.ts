import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { putBack } from '~/features/cart/add-line'
import { type CartLine, isSamePiece } from '~/features/cart/cart'
import { forgetSavedLines, type SavedLines, savedLinesAtom, saveLines } from '~/features/cart/saved-lines'
import { CART_SCOPE, useRemoveLine } from '~/features/cart/use-cart'
import { showToast } from '~/lib/toast'

const CANNOT_STORE = 'This browser cannot keep it for later, so it stays in your cart.'

/** Takes lines out of the cart and keeps them on this device, and back. Each step that fails leaves them where they were. */
export function useSavedLines() {
  const saved = useAtomValue(savedLinesAtom)
  /** Uid of the first line that was saved last, and of the one that is back in the cart: each gets the focus. */
  const [savedUid, setSavedUid] = useState<string | null>(null)
  const [restoredUid, setRestoredUid] = useState<string | null>(null)
  const removal = useRemoveLine()
  const restore = useMutation({ mutationFn: (lines: SavedLines) => putBack(lines), scope: CART_SCOPE })
  return {
    saved,
    savedUid,
    restoredUid,
    /** The lines that are going back into the cart. */
    restoring: restore.isPending ? restore.variables : null,
    save: (lines: readonly CartLine[]) => {
      const [first] = lines
      if (!first || removal.isPending) return
      if (!saveLines(lines)) {
        showToast(CANNOT_STORE)
        return
      }
      removal.mutate(first.uid, {
        onSuccess: () => {
          setSavedUid(first.uid)
          showToast(`${first.name} is saved for later.`)
        },
        onError: () => forgetSavedLines(lines),
      })
    },
    putBack: (lines: SavedLines) => {
      if (restore.isPending) return
      restore.mutate(lines, {
        onSuccess: (cart) => {
          const [first] = lines
          forgetSavedLines(lines)
          setRestoredUid(cart.lines.find((line) => first && isSamePiece(line, first))?.uid ?? null)
        },
      })
    },
    forget: (lines: SavedLines) => forgetSavedLines(lines),
  }
}

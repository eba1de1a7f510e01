import { useMutation } from '@tanstack/react-query'
import { messageOf } from '~/api/errors'
import { restoreLine } from '~/features/cart/add-line'
import type { CartLine } from '~/features/cart/cart'
import { useRemoveLine } from '~/features/cart/use-cart'
import { showToast } from '~/lib/toast'

/**
 * Takes a line out at once and offers to put it back, design and all.
 *
 * @param onRemoved where the focus goes, since what had it is gone
 */
export function useRemoveWithUndo(onRemoved: () => void): (line: CartLine) => void {
  const removal = useRemoveLine()
  const restore = useMutation({ mutationFn: restoreLine, scope: { id: 'cart' } })
  const failed = (error: Error) => showToast(messageOf(error))
  return (line) =>
    removal.mutate(line.uid, {
      onSuccess: () => {
        onRemoved()
        showToast(`${line.name} removed`, {
          label: 'Undo',
          run: () => restore.mutate(line, { onError: failed }),
        })
      },
      onError: failed,
    })
}

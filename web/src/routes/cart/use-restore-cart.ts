import { routes } from '@kea/shared/routes'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { restoreLine } from '~/features/cart/add-line'
import type { Cart, CartLine } from '~/features/cart/cart'
import { CART_SCOPE } from '~/features/cart/use-cart'
import { putBack, type Refused } from './abandoned-cart'

const named = (refused: readonly Refused[]): string =>
  refused.map(({ line, message }) => `${line.name}: ${message}`).join(' ')

const LOST = 'The connection was lost on the way. Please press the button again.'

/** Puts the lines of another cart into this browser's and opens it. A second press while it runs is lost. */
export function useRestoreCart(): { restoreCart: (cart: Cart) => void; isRestoring: boolean; error: string } {
  const navigate = useNavigate()
  /** What another try has still to put back; null before the first. */
  const left = useRef<readonly CartLine[] | null>(null)
  const { mutate, isPending, data } = useMutation({
    networkMode: 'always',
    scope: CART_SCOPE,
    /** Answers why not everything is in the cart; '' where it is. */
    mutationFn: async (cart: Cart): Promise<string> => {
      const lines = left.current ?? cart.lines
      const result = await putBack(lines, restoreLine)
      left.current = result.left
      if (result.left.length > 0) return LOST
      if (result.refused.length === 0) return ''
      const rest = result.refused.length < lines.length ? ' Everything else is in your cart.' : ''
      return `${named(result.refused)}${rest}`
    },
    onSuccess: (problem) => problem === '' && navigate(routes.cart(), { replace: true }),
  })
  return { isRestoring: isPending, error: (!isPending && data) || '', restoreCart: (cart) => isPending || mutate(cart) }
}

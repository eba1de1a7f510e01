import { routes } from '@kea/shared/routes'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { putBack } from '~/features/cart/add-line'
import type { Cart, CartLine } from '~/features/cart/cart'
import { CART_SCOPE } from '~/features/cart/use-cart'
import { type Refused, restoreLines } from './abandoned-cart'

const named = (refused: readonly Refused[]): string =>
  refused.map(({ line, message }) => `${line.name}: ${message}`).join(' ')

const CONNECTION_LOST = 'The connection was lost on the way. Please press the button again.'

/** Adds the lines of another cart to this browser's cart and opens it. A second click during the request is ignored. */
export function useRestoreCart(): { restoreCart: (cart: Cart) => void; isRestoring: boolean; error: string } {
  const navigate = useNavigate()
  /** The lines for another try; null before the first. */
  const remaining = useRef<readonly CartLine[] | null>(null)
  const { mutate, isPending, data } = useMutation({
    scope: CART_SCOPE,
    /** Returns why not everything is in the cart; '' when it is. */
    mutationFn: async (cart: Cart): Promise<string> => {
      const lines = remaining.current ?? cart.lines
      const result = await restoreLines(lines, (line) => putBack([line]))
      remaining.current = result.left
      if (result.left.length > 0) return CONNECTION_LOST
      if (result.refused.length === 0) return ''
      const rest = result.refused.length < lines.length ? ' Everything else is in your cart.' : ''
      return `${named(result.refused)}${rest}`
    },
    onSuccess: (problem) => problem === '' && navigate(routes.cart(), { replace: true }),
  })
  return { isRestoring: isPending, error: (!isPending && data) || '', restoreCart: (cart) => isPending || mutate(cart) }
}

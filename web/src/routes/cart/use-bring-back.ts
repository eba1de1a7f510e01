import { routes } from '@kea/shared/routes'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { restoreLine } from '~/features/cart/add-line'
import type { Cart, CartLine } from '~/features/cart/cart'
import { putBack, type Refused } from './left-cart'

const named = (refused: readonly Refused[]): string =>
  refused.map(({ line, message }) => `${line.name}: ${message}`).join(' ')

/** Puts the lines of another cart into this browser's and opens it. A second press while it runs is lost. */
export function useBringBack(): { bringBack: (cart: Cart) => void; isBringing: boolean; error: string } {
  const navigate = useNavigate()
  const [isBringing, setIsBringing] = useState(false)
  const [error, setError] = useState('')
  const running = useRef(false)
  /** What another try has still to put back; null before the first. */
  const left = useRef<readonly CartLine[] | null>(null)

  async function run(cart: Cart): Promise<void> {
    const lines = left.current ?? cart.lines
    const result = await putBack(lines, restoreLine)
    left.current = result.left
    if (result.left.length > 0) return setError('The connection was lost on the way. Please press the button again.')
    if (result.refused.length === 0) return navigate(routes.cart(), { replace: true })
    const rest = result.refused.length < lines.length ? ' Everything else is in your cart.' : ''
    setError(`${named(result.refused)}${rest}`)
  }

  return {
    isBringing,
    error,
    bringBack: (cart) => {
      if (running.current) return
      running.current = true
      setIsBringing(true)
      setError('')
      void run(cart).finally(() => {
        running.current = false
        setIsBringing(false)
      })
    },
  }
}

import { formatMoney } from '@kea/shared/money'
import type { Cart } from './cart'

/** How far the cart is from free delivery; nothing where the shop has none. */
export function FreeShipping({ cart }: { cart: Pick<Cart, 'freeShipping' | 'subtotalCents'> }) {
  const free = cart.freeShipping
  if (!free) return null
  const text =
    free.message ||
    (free.missingCents > 0
      ? `${formatMoney(free.missingCents)} more and standard delivery is free.`
      : 'Standard delivery is free.')
  const percent = (100 * cart.subtotalCents) / (cart.subtotalCents + free.missingCents)
  return (
    <div className="mt-4 rounded-picture bg-mist px-4 py-3 text-[0.9375rem]">
      <p>{text}</p>
      {/* The text says the same to a screen reader. */}
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-kea transition-[width] duration-300"
          style={{ width: `${Math.min(100, percent)}%` }}
        />
      </div>
    </div>
  )
}

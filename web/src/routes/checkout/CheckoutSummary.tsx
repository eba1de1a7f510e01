import { ChevronDown } from 'lucide-react'
import { CartLines } from '~/features/cart/CartLines'
import { CartTotals } from '~/features/cart/CartTotals'
import type { Cart } from '~/features/cart/cart'
import { Price } from '~/ui/Price'

/** Stands beside the form on large screens; on phones it is one line that opens. */
export function CheckoutSummary({ cart }: { cart: Cart }) {
  return (
    <>
      <details className="group border-y border-line lg:hidden">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
          <span className="inline-flex items-center gap-2">
            Your order
            <ChevronDown
              aria-hidden="true"
              className="size-4 transition-transform duration-200 group-open:rotate-180"
            />
          </span>
          <Price cents={cart.grandTotalCents} className="font-semibold" />
        </summary>
        <div className="grid gap-6 pt-2 pb-6">
          <CartLines lines={cart.lines} />
          <CartTotals cart={cart} />
        </div>
      </details>
      <aside aria-label="Your order" className="hidden gap-8 lg:sticky lg:top-24 lg:grid lg:self-start">
        <CartLines lines={cart.lines} />
        <CartTotals cart={cart} />
      </aside>
    </>
  )
}

import { Price } from '@kea/shared/view/Price'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { CartLines } from '~/features/cart/CartLines'
import { CartTotals } from '~/features/cart/CartTotals'
import type { Cart } from '~/features/cart/cart'
import { OfferNews } from '~/features/cart/OfferCode'
import { useOfferCode } from '~/features/cart/use-offer-code'
import { classNames } from '~/lib/class-names'

/**
 * The summary beside the form on large screens. On phones it is one line that expands, by itself when the offer code
 * needs attention.
 */
export function CheckoutSummary({ cart }: { cart: Cart }) {
  const offer = useOfferCode(cart)
  const { isOpen, toggle } = useOpen(offer.refused.message || codeWithoutEffect(cart))
  const id = useId()
  return (
    <aside aria-label="Your order" className="max-lg:border-y max-lg:border-line lg:sticky lg:top-24 lg:self-start">
      <OfferNews offer={offer} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 lg:hidden"
      >
        <span className="inline-flex items-center gap-2">
          Your order
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-4 transition-transform duration-200', isOpen && 'rotate-180')}
          />
        </span>
        <Price cents={cart.grandTotalCents} className="font-semibold" />
      </button>
      <div id={id} className={classNames('gap-6 max-lg:pt-2 max-lg:pb-6 lg:grid lg:gap-8', isOpen ? 'grid' : 'hidden')}>
        <CartLines lines={cart.lines} />
        <CartTotals cart={cart} offer={offer} />
      </div>
    </aside>
  )
}

/** The text of a code without a discount; '' without such a code. */
const codeWithoutEffect = ({ coupon }: Cart): string => (coupon?.discountCents === 0 ? coupon.message : '')

/** Opens with every new message. The shopper may close it again. */
function useOpen(message: string) {
  const [isOpen, setIsOpen] = useState(false)
  const [seen, setSeen] = useState('')
  if (message !== seen) {
    setSeen(message)
    if (message !== '') setIsOpen(true)
  }
  return { isOpen, toggle: () => setIsOpen(!isOpen) }
}

import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/Button'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import type { Cart, CartCoupon } from './cart'
import type { Offer } from './use-offer-code'

/** The code of the form loads when it opens. */
const CodeForm = lazyWithRetry(async () => (await import('./CodeForm')).CodeForm)

/** The offer code below the totals: a form to enter one, or the applied code with a button to remove it. */
export function OfferCode({ cart, offer }: { cart: Cart; offer: Offer }) {
  const { refused, isApplying, isRemoving, apply, remove } = offer
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const removeButton = useRef<HTMLButtonElement>(null)
  // The pressed button is removed by the change, so the focus moves to the element in its place.
  const [next, setNext] = useState<'opener' | 'remove' | null>(null)
  useEffect(() => {
    if (next === null) return
    const target = next === 'opener' ? opener : removeButton
    target.current?.focus()
    if (target.current) setNext(null)
  })
  const isFormOpen = isOpen || refused.message !== ''
  return (
    <div className="mt-4 border-t border-line pt-4">
      {cart.coupon ? (
        <Applied
          coupon={cart.coupon}
          isRemoving={isRemoving}
          removeButton={removeButton}
          onRemove={() =>
            remove(() => {
              setIsOpen(false)
              setNext('opener')
            })
          }
        />
      ) : isFormOpen ? (
        <Suspense fallback={<div className="h-[4.8125rem]" />}>
          <CodeForm
            label="Offer code"
            code={refused.code}
            problem={refused.message}
            isApplying={isApplying}
            onApply={(code, onRefused) => apply(code, { onApplied: () => setNext('remove'), onRefused })}
            hasFocus={isOpen}
          />
        </Suspense>
      ) : (
        <button
          ref={opener}
          type="button"
          onClick={() => setIsOpen(true)}
          className="-my-1.5 inline-flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4"
        >
          Enter an offer code
        </button>
      )}
    </div>
  )
}

interface AppliedProps {
  coupon: CartCoupon
  isRemoving: boolean
  removeButton: React.RefObject<HTMLButtonElement | null>
  onRemove: () => void
}

/** The applied code. A code without a discount has an alert with the reason. */
function Applied({ coupon, isRemoving, removeButton, onRemove }: AppliedProps) {
  const hasNoEffect = coupon.discountCents === 0
  return (
    <div>
      {hasNoEffect && (
        <p role="alert" className="mb-2 rounded-picture bg-danger-mist px-4 py-3 text-[0.9375rem] text-danger">
          {coupon.message} Remove it to order without it.
        </p>
      )}
      <div className="flex items-center justify-between gap-4">
        <p>
          Offer code{' '}
          <span translate="no" className="font-semibold break-all">
            {coupon.code}
          </span>
        </p>
        <Button
          ref={removeButton}
          look="quiet"
          state={isRemoving ? 'sending' : 'normal'}
          loadingText="Removing"
          aria-label={`Remove the offer code ${coupon.code}`}
          onClick={onRemove}
          className="-mr-3 shrink-0"
        >
          Remove
        </Button>
      </div>
    </div>
  )
}

/** Announces the effect of a code. It must be outside hidden elements, or screen readers ignore it. */
export function OfferNews({ offer: { news } }: { offer: Offer }) {
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  )
}

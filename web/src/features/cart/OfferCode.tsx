import { zodResolver } from '@hookform/resolvers/zod'
import { type OfferCodeForm, offerCodeForm } from '@kea/shared/schemas/offer-code'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '~/ui/Button'
import { TextField } from '~/ui/Field'
import type { Cart, CartCoupon } from './cart'
import type { Offer } from './use-offer-code'

/** Below the totals: where a code is entered, or the one that counts and the way to take it out. */
export function OfferCode({ cart, offer }: { cart: Cart; offer: Offer }) {
  const { refused, isApplying, isRemoving, apply, remove } = offer
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const takeOut = useRef<HTMLButtonElement>(null)
  // What was pressed goes away with the change; who goes on by keyboard goes on from what came in its place.
  const [next, setNext] = useState<'opener' | 'take-out' | null>(null)
  useEffect(() => {
    if (next === null) return
    const place = next === 'opener' ? opener : takeOut
    place.current?.focus()
    if (place.current) setNext(null)
  })
  const isFormOpen = isOpen || refused.message !== ''
  return (
    <div className="mt-4 border-t border-line pt-4">
      {cart.coupon ? (
        <Applied
          coupon={cart.coupon}
          isRemoving={isRemoving}
          takeOut={takeOut}
          onRemove={() =>
            remove(() => {
              setIsOpen(false)
              setNext('opener')
            })
          }
        />
      ) : isFormOpen ? (
        <CodeForm
          code={refused.code}
          problem={refused.message}
          isApplying={isApplying}
          onApply={(code) => apply(code, () => setNext('take-out'))}
          hasFocus={isOpen}
        />
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
  takeOut: React.RefObject<HTMLButtonElement | null>
  onRemove: () => void
}

/** A code that takes nothing off says why, and that it is in the way. */
function Applied({ coupon, isRemoving, takeOut, onRemove }: AppliedProps) {
  const isOff = coupon.discountCents === 0
  return (
    <div>
      {isOff && (
        <p role="alert" className="mb-2 rounded-picture bg-danger-mist px-4 py-3 text-[0.9375rem] text-danger">
          {coupon.message} Take it out to order without it.
        </p>
      )}
      <div className="flex items-center justify-between gap-4">
        <p>
          Offer code <span className="font-semibold break-all">{coupon.code}</span>
        </p>
        <Button
          ref={takeOut}
          look="quiet"
          state={isRemoving ? 'sending' : 'normal'}
          loadingText="Taking out"
          aria-label={`Take out the offer code ${coupon.code}`}
          onClick={onRemove}
          className="-mr-3 shrink-0"
        >
          Take out
        </Button>
      </div>
    </div>
  )
}

interface CodeFormProps {
  code: string
  problem: string
  isApplying: boolean
  hasFocus: boolean
  onApply: (code: string) => void
}

function CodeForm({ code, problem, isApplying, hasFocus, onApply }: CodeFormProps) {
  const { register, handleSubmit, setFocus, formState } = useForm<OfferCodeForm>({
    resolver: zodResolver(offerCodeForm),
    defaultValues: { code },
  })
  useEffect(() => {
    if (hasFocus) setFocus('code')
  }, [hasFocus, setFocus])
  return (
    <form onSubmit={handleSubmit((values) => onApply(values.code))} noValidate>
      <div className="grid grid-cols-[1fr_auto] items-start gap-3">
        <TextField
          {...register('code')}
          label="Offer code"
          error={formState.errors.code?.message ?? (problem || undefined)}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="min-w-0"
        />
        <Button
          type="submit"
          look="secondary"
          state={isApplying ? 'sending' : 'normal'}
          loadingText="Looking"
          className="mt-[1.8125rem]"
        >
          Apply
        </Button>
      </div>
    </form>
  )
}

/** Says what a code did, politely. It stands where nothing hides it, so that it is heard. */
export function OfferNews({ offer: { news } }: { offer: Offer }) {
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  )
}

import { type FormEvent, useId } from 'react'
import { messageOf } from '~/api/errors'
import { OWN_ERRORS } from '~/api/query-client'
import type { BusinessPurchase as Business } from '~/features/cart/cart'
import { useSetNotes } from '~/features/cart/use-cart'
import { useOpenedForm } from '~/features/cart/use-opened-form'
import { Button } from '~/ui/Button'
import { TextField } from '~/ui/Field'
import { CART_LINK } from './line-action'

const GST_NUMBER_MAX = 20
const CERTIFICATE_MAX = 200

/** The GST number of a business that buys: shown, and changed in a form that opens in its place. */
export function BusinessPurchase({ business }: { business: Business | null }) {
  const { isOpen, opener, open, close } = useOpenedForm()
  const { mutate, isPending } = useSetNotes(() => opener.current?.focus())
  if (isOpen) return <BusinessForm business={business} onClose={close} />
  return (
    <div className="grid gap-2">
      {business && (
        <p className="break-words">
          <span className="block text-sm text-ink-soft">Bought for a business</span>
          GST number{' '}
          <span translate="no" className="tabular-nums">
            {business.gstNumber}
          </span>
          {business.certificate && <span className="block">Certificate: {business.certificate}</span>}
        </p>
      )}
      <div className="flex flex-wrap gap-x-6">
        <button ref={opener} type="button" onClick={open} className={CART_LINK}>
          {business ? 'Change the GST number' : 'Buying for a business?'}
        </button>
        {business && (
          <button
            type="button"
            aria-disabled={isPending}
            onClick={() => isPending || mutate({ business: null })}
            className={CART_LINK}
          >
            {isPending ? 'Removing' : 'Remove it'}
          </button>
        )}
      </div>
    </div>
  )
}

function BusinessForm({ business, onClose }: { business: Business | null; onClose: () => void }) {
  const names = { gstNumber: useId(), certificate: useId() }
  const { mutate, isPending, error } = useSetNotes(onClose, OWN_ERRORS)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    mutate({ business: { gstNumber: text(names.gstNumber), certificate: text(names.certificate) } })
  }
  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <div aria-live="polite">
        <TextField
          name={names.gstNumber}
          label="GST number"
          hint="Your order and its invoice keep it."
          defaultValue={business?.gstNumber}
          maxLength={GST_NUMBER_MAX}
          error={error ? messageOf(error) : undefined}
          autoComplete="off"
          autoFocus
        />
      </div>
      <TextField
        name={names.certificate}
        label="GST certificate"
        optional
        hint="Its number or name, if your records need it."
        defaultValue={business?.certificate}
        maxLength={CERTIFICATE_MAX}
        autoComplete="off"
      />
      <div className="flex gap-3">
        <Button type="submit" look="secondary" state={isPending ? 'sending' : 'normal'} loadingText="Saving">
          Save
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

import { formatMoney } from '@kea/shared/money'
import type { Cart, CartAddress } from '~/features/cart/cart'
import { type Step, titleOf } from './checkout-steps'

/** A closed step: a summary when it is done, only its title when it is ahead. */
export function StepDone(props: { cart: Cart; step: Step; isBefore: boolean; onChange: () => void }) {
  const { cart, step, isBefore, onChange } = props
  const summary = isBefore ? summaryOf(cart, step) : []
  return (
    <div className="flex items-start justify-between gap-6">
      <div>
        <h2 className={`font-display text-subheading font-bold ${isBefore ? '' : 'text-ink-soft'}`}>
          {titleOf(step, cart)}
        </h2>
        {summary.map((line) => (
          <p key={line} className="mt-0.5 text-ink-soft">
            {line}
          </p>
        ))}
      </div>
      {isBefore && (
        <button
          type="button"
          onClick={onChange}
          className="-my-2 inline-flex min-h-11 cursor-pointer items-center text-kea underline underline-offset-4"
        >
          Change<span className="sr-only"> {titleOf(step, cart).toLowerCase()}</span>
        </button>
      )}
    </div>
  )
}

const linesOf = ({ firstname, lastname, company, street, street2, city, postcode }: CartAddress): string[] => [
  [`${firstname} ${lastname}`, company].filter(Boolean).join(', '),
  [street, street2].filter(Boolean).join(', '),
  `${city} ${postcode}`,
]

function summaryOf(cart: Cart, step: Step): string[] {
  const { address, invoiceAddress: invoice, selectedShipping: shipping } = cart
  if (step === 'contact') return [cart.email]
  if (step === 'address' && address) return linesOf(address)
  if (step === 'invoice' && invoice) return linesOf(invoice)
  if (step === 'delivery' && shipping) {
    return [`${shipping.title}, ${shipping.cents === 0 ? 'free' : formatMoney(shipping.cents)}`]
  }
  if (step === 'payment') return [cart.paymentMethods.find(({ code }) => code === cart.selectedPayment)?.title ?? '']
  return []
}

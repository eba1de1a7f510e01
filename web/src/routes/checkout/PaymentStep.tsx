import { type FormEvent, useState } from 'react'
import { useSettings } from '~/api/settings-query'
import type { Cart } from '~/features/cart/cart'
import { Form } from '~/ui/Form'
import { RadioCards } from '~/ui/RadioCards'
import { setPayment } from './checkout-requests'
import { NotOpenYet } from './NotOpenYet'
import { useStepSubmit } from './use-step-submit'

const BANK_TRANSFER = 'banktransfer'

export function PaymentStep({ cart, onDone }: { cart: Cart; onDone: () => void }) {
  const { bankTransferDays } = useSettings()
  const [code, setCode] = useState(cart.selectedPayment ?? cart.paymentMethods[0]?.code)
  const { submit, pending, error } = useStepSubmit(setPayment, onDone)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (code) submit(code)
  }
  if (cart.paymentMethods.length === 0) return <NotOpenYet />
  return (
    <Form
      onSubmit={onSubmit}
      pending={pending}
      submitError={error}
      problems={[]}
      submitLabel="Continue to review"
      pendingLabel="Saving"
    >
      <RadioCards
        legend="How you pay"
        showsLegend={false}
        value={code}
        onChange={setCode}
        choices={cart.paymentMethods.map((method) => ({
          value: method.code,
          label: (
            <span className="block py-1">
              <span className="block font-medium">{method.title}</span>
              {method.code === BANK_TRANSFER && (
                <span className="block text-sm text-ink-soft">
                  You get our account number with your order. We print once your payment arrives, and keep the order for{' '}
                  {bankTransferDays} days.
                </span>
              )}
            </span>
          ),
        }))}
      />
    </Form>
  )
}

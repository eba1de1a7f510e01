import { formatMoney } from '@kea/shared/money'
import { Price } from '@kea/shared/view/Price'
import { Controller } from 'react-hook-form'
import type { Cart, ShippingMethod } from '~/features/cart/cart'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { writeCookie } from '~/lib/cookies'
import { Alert } from '~/ui/Alert'
import { RadioCards } from '~/ui/RadioCards'
import { setShipping } from './checkout-requests'
import { type DeliveryChoice, methodKey } from './use-delivery-choice'
import { useStepSubmit } from './use-step-submit'

const LABELS = { method: 'How it gets to you' }

export function DeliveryStep(props: { cart: Cart; choice: DeliveryChoice; onDone: () => void }) {
  const { cart, choice, onDone } = props
  const { method, form } = choice
  const request = useStepSubmit(setShipping, onDone)
  const submit = () => {
    if (!method) return
    writeCookie('shippingMethodTitle', method.title)
    request.submit(method)
  }
  if (cart.shippingMethods.length === 0) {
    return <Alert>We don’t deliver to this address. Please check it, or ask us.</Alert>
  }
  return (
    <SubmitForm
      form={form}
      labels={LABELS}
      request={{ ...request, submit }}
      submitLabel="Continue to payment"
      pendingLabel="Saving"
    >
      <Controller
        control={form.control}
        name="method"
        render={({ field }) => (
          <RadioCards
            legend={LABELS.method}
            showsLegend={false}
            value={field.value}
            onChange={field.onChange}
            choices={cart.shippingMethods.map((entry) => ({
              value: methodKey(entry),
              label: <MethodLabel method={entry} />,
              detail: <MethodPrice method={entry} />,
            }))}
          />
        )}
      />
      <p role="status" className="sr-only">
        {choice.isNew && method && `Total with ${method.title}: ${formatMoney(choice.cart.grandTotalCents)}`}
      </p>
    </SubmitForm>
  )
}

function MethodPrice({ method: { cents, regularCents } }: { method: ShippingMethod }) {
  if (cents === 0) return 'Free'
  return <Price cents={cents} regularCents={regularCents} className="text-base text-ink" />
}

function MethodLabel({ method }: { method: ShippingMethod }) {
  return (
    <span className="block py-1">
      <span className="block font-medium">{method.title}</span>
      {method.arrivesBy && <span className="block">By {method.arrivesBy}, if you pay today</span>}
      {method.description && <span className="block text-sm text-ink-soft">{method.description}</span>}
    </span>
  )
}

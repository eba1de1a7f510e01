import { formatMoney } from '@kea/shared/money'
import type { FormEvent } from 'react'
import type { Cart, ShippingMethod } from '~/features/cart/cart'
import { writeCookie } from '~/lib/cookies'
import { Alert } from '~/ui/Alert'
import { Form } from '~/ui/Form'
import { Price } from '~/ui/Price'
import { RadioCards } from '~/ui/RadioCards'
import { setShipping } from './checkout-requests'
import { type DeliveryChoice, methodKey } from './use-delivery-choice'
import { useStepSubmit } from './use-step-submit'

export function DeliveryStep(props: { cart: Cart; choice: DeliveryChoice; onDone: () => void }) {
  const { cart, choice, onDone } = props
  const { method } = choice
  const { submit, pending, error } = useStepSubmit(setShipping, onDone)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!method) return
    writeCookie('shippingMethodTitle', method.title)
    submit(method)
  }
  if (cart.shippingMethods.length === 0) {
    return <Alert>We have no delivery to this address. Please check it, or ask us.</Alert>
  }
  return (
    <Form
      onSubmit={onSubmit}
      pending={pending}
      submitError={error}
      problems={[]}
      submitLabel="Continue to payment"
      pendingLabel="Saving"
    >
      <RadioCards
        legend="How it comes to you"
        showsLegend={false}
        value={method && methodKey(method)}
        onChange={choice.choose}
        choices={cart.shippingMethods.map((entry) => ({
          value: methodKey(entry),
          label: <MethodLabel method={entry} />,
          detail:
            entry.cents === 0 ? (
              'Free'
            ) : (
              <Price cents={entry.cents} regularCents={entry.regularCents} className="text-base text-ink" />
            ),
        }))}
      />
      <p role="status" className="sr-only">
        {choice.isNew && method && `Total with ${method.title}: ${formatMoney(choice.cart.grandTotalCents)}`}
      </p>
    </Form>
  )
}

function MethodLabel({ method }: { method: ShippingMethod }) {
  return (
    <span className="block py-1">
      <span className="block font-medium">{method.title}</span>
      {method.description && <span className="block text-sm text-ink-soft">{method.description}</span>}
    </span>
  )
}

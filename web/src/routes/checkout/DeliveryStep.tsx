import { type FormEvent, useState } from 'react'
import type { Cart, ShippingMethod } from '~/features/cart/cart'
import { writeCookie } from '~/lib/cookies'
import { Alert } from '~/ui/Alert'
import { Form } from '~/ui/Form'
import { Price } from '~/ui/Price'
import { RadioCards } from '~/ui/RadioCards'
import { setShipping } from './checkout-requests'
import { useStepSubmit } from './use-step-submit'

const keyOf = ({ carrier, method }: Pick<ShippingMethod, 'carrier' | 'method'>) => `${carrier}/${method}`

export function DeliveryStep({ cart, onDone }: { cart: Cart; onDone: () => void }) {
  const chosen = cart.selectedShipping ?? cart.shippingMethods[0]
  const [key, setKey] = useState(chosen ? keyOf(chosen) : undefined)
  const method = cart.shippingMethods.find((candidate) => keyOf(candidate) === key)
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
        value={key}
        onChange={setKey}
        choices={cart.shippingMethods.map((entry) => ({
          value: keyOf(entry),
          label: <MethodLabel method={entry} />,
          detail:
            entry.cents === 0 ? (
              'Free'
            ) : (
              <Price cents={entry.cents} regularCents={entry.regularCents} className="text-base text-ink" />
            ),
        }))}
      />
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

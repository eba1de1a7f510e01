import { hasPaymentPage } from '@kea/shared/constants/pay'
import type { PaymentForm } from '@kea/shared/schemas/checkout-forms'
import { Controller, useForm } from 'react-hook-form'
import { useSettings } from '~/api/settings-query'
import type { Cart } from '~/features/cart/cart'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { RadioCards } from '~/ui/RadioCards'
import { setPayment } from './checkout-requests'
import { NotOpenYet } from './NotOpenYet'
import { isTooLittle, TooLittleToPay } from './TooLittleToPay'
import { useStepSubmit } from './use-step-submit'

const loadRules = async () => (await import('@kea/shared/schemas/checkout-forms')).paymentForm

const BANK_TRANSFER = 'banktransfer'
const LABELS = { code: 'How you pay' }

export function PaymentStep({ cart, onDone }: { cart: Cart; onDone: () => void }) {
  const form = useForm<PaymentForm>({
    resolver: useLazyRules(loadRules),
    defaultValues: { code: cart.selectedPayment ?? cart.paymentMethods[0]?.code ?? '' },
  })
  const request = useStepSubmit((cartId, { code }: PaymentForm) => setPayment(cartId, code), onDone)
  if (cart.paymentMethods.length === 0) return isTooLittle(cart) ? <TooLittleToPay cart={cart} /> : <NotOpenYet />
  return (
    <SubmitForm form={form} labels={LABELS} request={request} submitLabel="Continue to review" pendingLabel="Saving">
      <Controller
        control={form.control}
        name="code"
        render={({ field }) => (
          <RadioCards
            legend={LABELS.code}
            showsLegend={false}
            value={field.value}
            onChange={field.onChange}
            choices={cart.paymentMethods.map((method) => ({
              value: method.code,
              label: <MethodLabel method={method} />,
            }))}
          />
        )}
      />
    </SubmitForm>
  )
}

function MethodLabel({ method: { code, title } }: { method: Cart['paymentMethods'][number] }) {
  const { bankTransferDays, hasForeignBackend } = useSettings()
  const isHosted = hasPaymentPage(code) && !hasForeignBackend
  return (
    <span className="block py-1">
      <span className="block font-medium">{title}</span>
      {code === BANK_TRANSFER && (
        <span className="block text-sm text-ink-soft">
          You’ll get our account number with your order. We print once your payment arrives, and keep the order for{' '}
          {bankTransferDays} days.
        </span>
      )}
      {isHosted && (
        <span className="block text-sm text-ink-soft">
          You will be redirected to an online payment provider’s site. You can pay by card there, through its option to
          create an account. Pay on their page, and you come straight back here.
        </span>
      )}
    </span>
  )
}

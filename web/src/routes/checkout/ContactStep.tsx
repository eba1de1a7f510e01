import type { EmailForm } from '@kea/shared/schemas/checkout-forms'
import { useForm } from 'react-hook-form'
import type { Cart } from '~/features/cart/cart'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { readDraft, useDraft } from '~/features/forms/use-draft'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { TextField } from '~/ui/Field'
import { setEmail } from './checkout-requests'
import { useStepSubmit } from './use-step-submit'

const loadRules = async () => (await import('@kea/shared/schemas/checkout-forms')).emailForm

const DRAFT = 'checkout/contact'
const LABELS = { email: 'Email' }

export function ContactStep({ cart, onDone }: { cart: Cart; onDone: () => void }) {
  const form = useForm<EmailForm>({
    resolver: useLazyRules(loadRules),
    defaultValues: { email: cart.email, ...readDraft(DRAFT, { email: '' }) },
  })
  useDraft(DRAFT, form)
  const request = useStepSubmit((cartId, { email }: EmailForm) => setEmail(cartId, email), onDone)
  return (
    <SubmitForm form={form} labels={LABELS} request={request} submitLabel="Continue to address" pendingLabel="Saving">
      <TextField
        label={LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="Your order confirmation and news about the delivery go here."
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
    </SubmitForm>
  )
}

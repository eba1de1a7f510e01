import { zodResolver } from '@hookform/resolvers/zod'
import { type EmailForm, emailForm } from '@kea/shared/schemas/checkout-forms'
import { useForm } from 'react-hook-form'
import type { Cart } from '~/features/cart/cart'
import { problemsOf } from '~/features/forms/field-problems'
import { readDraft, useDraft } from '~/features/forms/use-draft'
import { TextField } from '~/ui/Field'
import { Form } from '~/ui/Form'
import { setEmail } from './checkout-requests'
import { useStepSubmit } from './use-step-submit'

const DRAFT = 'checkout/contact'
const LABELS = { email: 'Email' }

export function ContactStep({ cart, onDone }: { cart: Cart; onDone: () => void }) {
  const form = useForm<EmailForm>({
    resolver: zodResolver(emailForm),
    defaultValues: { email: cart.email, ...readDraft(DRAFT, { email: '' }) },
  })
  useDraft(DRAFT, form)
  const { submit, pending, error } = useStepSubmit((cartId, { email }: EmailForm) => setEmail(cartId, email), onDone)
  return (
    <Form
      onSubmit={form.handleSubmit(submit)}
      pending={pending}
      submitError={error}
      problems={problemsOf(form, LABELS)}
      submitLabel="Continue to address"
      pendingLabel="Saving"
    >
      <TextField
        label={LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="Your order confirmation and news about the delivery go here."
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
    </Form>
  )
}

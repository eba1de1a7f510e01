import { routes } from '@kea/shared/routes'
import type { EmailForm } from '@kea/shared/schemas/checkout-forms'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import type { Cart } from '~/features/cart/cart'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { readDraft, useDraft } from '~/features/forms/use-draft'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { ButtonLink } from '~/ui/Button'
import { TextField } from '~/ui/Field'
import { setEmail } from './checkout-requests'
import type { CheckoutCustomer } from './use-start-address'
import { useStepSubmit } from './use-step-submit'

const loadRules = async () => (await import('@kea/shared/schemas/checkout-forms')).emailForm

const DRAFT = 'checkout/contact'
const LABELS = { email: 'Email' }
const LOGIN = `${routes.login()}?redirect=${encodeURIComponent(routes.checkout())}`
const REGISTER = `${routes.register()}?redirect=${encodeURIComponent(routes.checkout())}`

interface ContactStepProps {
  cart: Cart
  customer: CheckoutCustomer
  onDone: () => void
}

/** The email of an order. A shop that takes no orders of guests asks for a login instead. */
export function ContactStep({ cart, customer, onDone }: ContactStepProps) {
  const { takesGuests } = useSettings()
  const isGuest = customer.profile === undefined
  return isGuest && !takesGuests ? <LogInFirst /> : <EmailOfOrder cart={cart} isGuest={isGuest} onDone={onDone} />
}

function EmailOfOrder({ cart, isGuest, onDone }: Pick<ContactStepProps, 'cart' | 'onDone'> & { isGuest: boolean }) {
  const form = useForm<EmailForm>({
    resolver: useLazyRules(loadRules),
    defaultValues: { email: cart.email, ...readDraft(DRAFT, { email: '' }) },
  })
  useDraft(DRAFT, form)
  const request = useStepSubmit((cartId, { email }: EmailForm) => setEmail(cartId, email), onDone)
  return (
    <SubmitForm form={form} labels={LABELS} request={request} submitLabel="Continue to address" pendingLabel="Saving">
      {isGuest && (
        <p className="text-ink-soft">
          You don’t need an account to order. If you have one,{' '}
          <Link to={LOGIN} className="text-kea underline">
            log in
          </Link>{' '}
          for your addresses, points and credit.
        </p>
      )}
      <TextField
        label={LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="We send your order confirmation and delivery news here."
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
    </SubmitForm>
  )
}

function LogInFirst() {
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">Please log in or create an account to order. Your cart comes with you.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={LOGIN}>Log in</ButtonLink>
        <ButtonLink to={REGISTER} look="secondary">
          Create an account
        </ButtonLink>
      </div>
    </div>
  )
}

import type { OrderLookup } from '@kea/shared/schemas/order-lookup'
import { useForm } from 'react-hook-form'
import { ShopError } from '~/api/errors'
import { CaptchaLine } from '~/features/forms/captcha/CaptchaLine'
import { useCaptcha } from '~/features/forms/captcha/use-captcha'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { readDraft, useDraft } from '~/features/forms/use-draft'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { useSubmit } from '~/features/forms/use-submit'
import { findOrder, type Order } from '~/features/order/order'
import { TextField } from '~/ui/Field'

const loadRules = async () => (await import('@kea/shared/schemas/order-lookup')).orderLookup

const DRAFT = 'order-lookup'
const EMPTY: OrderLookup = { number: '', email: '', postcode: '' }
const LABELS = { number: 'Order number', email: 'Email', postcode: 'Postcode' }

/** One message for every mismatch, so that it does not reveal which orders exist. */
const NOT_FOUND =
  'We found no order with these details. Check the order number, email and postcode in your confirmation email.'

const find = (lookup: OrderLookup, captcha: string): Promise<Order> =>
  findOrder(lookup, captcha).catch((error: unknown) => {
    throw error instanceof ShopError && error.code === 'not-found' ? new ShopError('not-found', NOT_FOUND) : error
  })

interface LookupFormProps {
  /** The order number in the link of the confirmation. */
  number?: string
  onFound: (order: Order) => void
}

/** A form with the details that identify an order for a guest. */
export function LookupForm({ number = '', onFound }: LookupFormProps) {
  const form = useForm<OrderLookup>({
    resolver: useLazyRules(loadRules),
    defaultValues: { ...EMPTY, ...readDraft(DRAFT, EMPTY), ...(number && { number }) },
  })
  useDraft(DRAFT, form)
  const captcha = useCaptcha()
  const request = useSubmit((lookup: OrderLookup) => captcha.spend((token) => find(lookup, token)), onFound)
  const { errors } = form.formState
  return (
    <SubmitForm form={form} labels={LABELS} request={request} submitLabel="Find my order" pendingLabel="Looking">
      <TextField
        label={LABELS.number}
        hint="You find it in the subject of your confirmation email."
        autoComplete="off"
        error={errors.number?.message}
        {...form.register('number')}
      />
      <TextField
        label={LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="Use the email you ordered with."
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label={LABELS.postcode}
        inputMode="numeric"
        autoComplete="postal-code"
        error={errors.postcode?.message}
        {...form.register('postcode')}
      />
      <CaptchaLine captcha={captcha} />
    </SubmitForm>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { type OrderLookup, orderLookup } from '@kea/shared/schemas/order-lookup'
import { useForm } from 'react-hook-form'
import { ShopError } from '~/api/errors'
import { useSettings } from '~/api/settings-query'
import { problemsOf } from '~/features/forms/field-problems'
import { readDraft, useDraft } from '~/features/forms/use-draft'
import { useSubmit } from '~/features/forms/use-submit'
import { findOrder, type Order } from '~/features/order/order'
import { TextField } from '~/ui/Field'
import { Form } from '~/ui/Form'

const DRAFT = 'tracking'
const LABELS = { number: 'Order number', email: 'Email', postcode: 'Postcode' }

/** One answer for whatever does not fit: nobody learns from it which orders there are. */
const NOT_FOUND =
  'We found no order with these three details. Please compare them with your confirmation email: the number, the email it came to, and the postcode of the order’s address.'

const find = (lookup: OrderLookup): Promise<Order> =>
  findOrder(lookup).catch((error: unknown) => {
    throw error instanceof ShopError && error.code === 'not-found' ? new ShopError('not-found', NOT_FOUND) : error
  })

interface LookupFormProps {
  /** From the address, as the confirmation's link brings it. */
  number: string
  onFound: (order: Order) => void
}

export function LookupForm({ number, onFound }: LookupFormProps) {
  const form = useForm<OrderLookup>({
    resolver: zodResolver(orderLookup),
    defaultValues: { number: '', email: '', postcode: '', ...readDraft<OrderLookup>(DRAFT), ...(number && { number }) },
  })
  useDraft(DRAFT, form)
  const { submit, pending, error } = useSubmit(find, onFound)
  const { errors } = form.formState
  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,32rem)_minmax(0,26rem)]">
      <div>
        <h1 className="font-display text-title font-bold">Track your order</h1>
        <p className="mt-4 mb-8 text-lead text-ink-soft">See whether it is paid, in the making or on its way.</p>
        <Form
          onSubmit={form.handleSubmit(submit)}
          pending={pending}
          submitError={error}
          problems={problemsOf(form, LABELS)}
          submitLabel="Find my order"
          pendingLabel="Looking"
        >
          <TextField
            label={LABELS.number}
            hint="It stands in the subject of your confirmation email."
            autoComplete="off"
            error={errors.number?.message}
            {...form.register('number')}
          />
          <TextField
            label={LABELS.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="The one you ordered with."
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
        </Form>
      </div>
      <Help />
    </div>
  )
}

function Help() {
  const { email } = useSettings()
  return (
    <section className="content-start border-t border-line pt-6 lg:border-0 lg:pt-4">
      <h2 className="font-display text-subheading font-bold">Cannot find the email?</h2>
      <p className="mt-3 max-w-prose text-ink-soft">
        Look among spam and promotions for “Your order”. The number and the last step are also on the page that you saw
        after ordering, in the browser you ordered with.
      </p>
      {email && (
        <p className="mt-3 max-w-prose text-ink-soft">
          Still lost? Write to{' '}
          <a href={`mailto:${email}`} className="text-kea underline">
            {email}
          </a>{' '}
          from the address you ordered with, and a person will look.
        </p>
      )}
    </section>
  )
}

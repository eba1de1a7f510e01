import { zodResolver } from '@hookform/resolvers/zod'
import { GIFT_MAXIMUM_CENTS, GIFT_MINIMUM_CENTS } from '@kea/shared/constants/business'
import { enteredGift, type GiftField, type GiftForm, giftDays } from '@kea/shared/gift/gift'
import { formatMoney } from '@kea/shared/money'
import { routes } from '@kea/shared/routes'
import { giftForm } from '@kea/shared/schemas/gift-certificate'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router-dom'
import { messageOf } from '~/api/errors'
import { useSettings } from '~/api/settings-query'
import { type CartLine, isGift } from '~/features/cart/cart'
import { addGift, updateGift } from '~/features/cart/gift-line'
import { CART_SCOPE, useCart } from '~/features/cart/use-cart'
import { fieldProps } from '~/features/forms/field-props'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { readDraft, useDraft } from '~/features/forms/use-draft'
import { useSubmit } from '~/features/forms/use-submit'
import { Notice } from '~/features/page/Notice'
import { dropDrafts } from '~/lib/form-drafts'
import { Alert } from '~/ui/Alert'
import { ButtonLink } from '~/ui/Button'
import { TextAreaField, TextField } from '~/ui/Field'
import { Container } from '~/ui/Section'
import { Waiting } from '~/ui/Waiting'
import { Amounts } from './Amounts'
import { GiftCard } from './GiftCard'

const LABELS: Record<GiftField, string> = {
  amount: 'Amount in dollars',
  recipientName: 'Their name',
  recipientEmail: 'Their email',
  senderName: 'Your name',
  message: 'Message',
  deliverOn: 'Day we email it',
}

/** A new gift certificate, or the one of a cart line. */
export default function GiftPage() {
  const { itemId } = useParams()
  return itemId === undefined ? <GiftForms /> : <KnownGift itemId={itemId} />
}

function KnownGift({ itemId }: { itemId: string }) {
  const { data: cart, error, isPending } = useCart()
  if (isPending) {
    return (
      <Container className="py-20">
        <Waiting>Loading your gift certificate</Waiting>
      </Container>
    )
  }
  const line = cart?.lines.find((entry) => isGift(entry) && entry.editLink === routes.giftCertificateItem({ itemId }))
  if (line) return <GiftForms line={line} />
  return (
    <Notice
      title="This gift certificate is not in your cart"
      ways={
        <>
          <ButtonLink to={routes.giftCertificate()}>Make a new one</ButtonLink>
          <ButtonLink to={routes.cart()} look="secondary">
            Your cart
          </ButtonLink>
        </>
      }
    >
      <p>{error ? messageOf(error) : 'You ordered or removed it, or it is in the cart of another browser.'}</p>
    </Notice>
  )
}

function GiftForms({ line }: { line?: CartLine }) {
  const { brand } = useSettings()
  const [now] = useState(Date.now)
  const { first, last } = giftDays(now)
  const draft = line ? `gift/${line.uid}` : 'gift/new'
  const empty: GiftForm = {
    amount: '',
    recipientName: '',
    recipientEmail: '',
    senderName: '',
    message: '',
    deliverOn: first,
  }
  const form = useForm<GiftForm>({
    resolver: zodResolver(giftForm(now)),
    defaultValues: { ...empty, ...(line && enteredGift(line.entered)), ...readDraft(draft, empty) },
  })
  useDraft(draft, form)
  const navigate = useNavigate()
  const request = useSubmit(
    (gift: GiftForm) => (line ? updateGift(line.uid, gift) : addGift(gift)),
    () => {
      dropDrafts(draft)
      navigate(routes.cart())
    },
    { scope: CART_SCOPE },
  )
  const field = fieldProps(form, LABELS)
  const gift = form.watch()
  return (
    <Container className="pt-8 pb-20 lg:pt-14">
      <h1 className="font-display text-title font-bold">
        {(line ? routes.giftCertificateItem : routes.giftCertificate).heading}
      </h1>
      <p className="mt-4 max-w-prose text-lead text-ink-soft">
        Let them choose their own photo. You set the amount and the day, and we email them the code with your message.
      </p>
      <div className="mt-8 grid gap-10 lg:mt-12 lg:grid-cols-[1fr_26rem] lg:gap-20">
        <div className="max-w-2xl">
          <SubmitForm
            form={form}
            labels={LABELS}
            request={request}
            submitLabel={line ? 'Save it' : 'Add to cart'}
            pendingLabel={line ? 'Saving' : 'Adding'}
          >
            <Amounts
              amount={gift.amount}
              choose={(amount) => form.setValue('amount', amount, { shouldValidate: form.formState.isSubmitted })}
            />
            <TextField
              {...field('amount')}
              inputMode="decimal"
              autoComplete="off"
              hint={`Any amount from ${formatMoney(GIFT_MINIMUM_CENTS)} to ${formatMoney(GIFT_MAXIMUM_CENTS)}.`}
            />
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField {...field('recipientName')} autoComplete="off" />
              <TextField {...field('recipientEmail')} type="email" inputMode="email" autoComplete="off" />
              <TextField {...field('senderName')} autoComplete="name" />
              <TextField {...field('deliverOn')} type="date" min={first} max={last} />
            </div>
            <TextAreaField {...field('message')} optional maxLength={500} />
          </SubmitForm>
        </div>
        <div className="grid content-start gap-6 lg:sticky lg:top-24 lg:self-start">
          <GiftCard gift={gift} shop={brand} />
          <Alert tone="calm">
            <p>
              We make the code when your payment arrives, and it never expires. They type it in their cart, under “Use a
              gift certificate”, and what they don’t spend stays on it.
            </p>
          </Alert>
        </div>
      </div>
    </Container>
  )
}

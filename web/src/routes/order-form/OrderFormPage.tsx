import { askedChoices, asksForWords, isSign, orderFormOf } from '@kea/shared/order-forms'
import type { Card } from '@kea/shared/page/card'
import { ENQUIRY_PHOTOS_MAX, type OrderForm, orderForm } from '@kea/shared/schemas/enquiries'
import { PlainHeading } from '@kea/shared/view/PlainHeading'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router-dom'
import { SendOrderFormDocument } from '~/api/__generated__/documents/SendOrderForm'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { sendForm } from '~/api/query'
import { PhotoField } from '~/features/forms/photos/PhotoField'
import { ShopForm } from '~/features/forms/ShopForm'
import { useShopForm } from '~/features/forms/use-shop-form'
import { cardsQuery } from '~/features/products/cards'
import { SelectField, TextAreaField, TextField } from '~/ui/Field'
import { Picture } from '~/ui/Picture'
import { Container } from '~/ui/Section'

const LABELS: Record<keyof OrderForm, string> = {
  form: 'Form',
  item: 'What would you like?',
  size: 'Size',
  quantity: 'How many?',
  photos: 'Photos',
  notes: 'What else should we know?',
  name: 'Name',
  company: 'Company or school',
  email: 'Email',
  telephone: 'Phone',
  postcode: 'Postcode',
}
/** Of a sign with words of the shopper's own. */
const WORDS = {
  label: 'Your words, and what else we should know',
  hint: 'Write the words as they should be on the sign, letter by letter, with macrons.',
}
const EMPTY: OrderForm = {
  form: '',
  item: '',
  size: '',
  quantity: '',
  photos: [],
  notes: '',
  name: '',
  company: '',
  email: '',
  telephone: '',
  postcode: '',
}

/** The form's item for a SKU; '' when it has none. */
function itemOf({ items }: { items: readonly string[] }, sku: string | null): string {
  if (!sku) return ''
  const name = sku.replaceAll('-', ' ')
  const isIt = (item: string) => item.startsWith(name) || name.endsWith(item)
  return items.find((item) => isIt(item.toLowerCase())) ?? ''
}

/** Adds the product of the address to the notes of the form. */
const naming = (about: Card | null, form: OrderForm): OrderForm =>
  about ? { ...form, notes: `${about.name} (${about.sku})\n${form.notes}`.trim() } : form

async function send(input: OrderForm, captcha: string): Promise<string> {
  const { sendOrderForm } = await sendForm(SendOrderFormDocument, { input }, captcha)
  if (!sendOrderForm) throw new ShopError('server', UNKNOWN_ERROR)
  return sendOrderForm.reference
}

/** Order forms for products that need a quote. The address decides which. */
export default function OrderFormPage() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const sku = search.get('sku')
  const { data: cards, isLoading } = useQuery(cardsQuery(sku ? [sku] : []))
  const about = cards?.[0] ?? null
  const kind = orderFormOf(pathname.replace(/\/$/, ''))
  if (!kind) throw new Error(`No order form at ${pathname}`)
  return (
    <>
      <PlainHeading>{isSign(sku) ? 'Ask for a neon sign' : kind.heading}</PlainHeading>
      <Container className="grid gap-x-16 gap-y-8 pb-16 lg:grid-cols-[5fr_7fr] lg:pb-24">
        <div className="lg:sticky lg:top-24 lg:self-start">
          {!sku && <p className="mb-3 text-lead text-ink-soft">{kind.lead}</p>}
          <p className="max-w-prose">
            Fill in what you know. You get a price by email by the next working day; nothing is ordered, and nothing is
            charged, until you say yes to it.
          </p>
          {isLoading && (
            <div aria-hidden="true" className="mt-8 h-28 rounded-picture bg-mist lg:aspect-[4/3] lg:h-auto" />
          )}
          {about && <About card={about} />}
        </div>
        <div className="max-w-2xl">
          <Fields
            key={`${kind.code} ${search}`}
            kind={kind}
            sku={sku}
            chosen={askedChoices(search.getAll('choice'))}
            about={about}
          />
        </div>
      </Container>
    </>
  )
}

function About({ card }: { card: Card }) {
  return (
    <p className="mt-8 flex items-center gap-4 rounded-picture bg-mist p-3 font-semibold lg:flex-col lg:items-start lg:bg-transparent lg:p-0">
      <Picture
        src={card.picture}
        alt=""
        sizes="(min-width: 1024px) 38vw, 8rem"
        shape="rectangle"
        className="w-32 shrink-0 rounded-lg lg:w-full lg:rounded-picture"
      />
      Your question is about: {card.name}
    </p>
  )
}

interface FieldsProps {
  kind: NonNullable<ReturnType<typeof orderFormOf>>
  /** From the address. The product itself loads later. */
  sku: string | null
  /** What was chosen on the page of the product. */
  chosen: { size: string; notes: string }
  about: Card | null
}

function Fields({ kind, sku, chosen, about }: FieldsProps) {
  const isOwnWords = asksForWords(sku)
  const { form, field, sent, again, props } = useShopForm({
    // A draft of another product must not replace what was chosen for this one.
    name: ['order', kind.code, sku, chosen.size, chosen.notes].filter(Boolean).join('-'),
    schema: orderForm,
    empty: { ...EMPTY, form: kind.code, item: itemOf(kind, sku), quantity: sku ? '1' : '', ...chosen },
    labels: isOwnWords ? { ...LABELS, notes: WORDS.label } : LABELS,
    send: (form, captcha) => send(naming(about, form), captcha),
  })
  return (
    <ShopForm
      {...props}
      submitLabel="Ask for a price"
      thanks={
        sent !== null && {
          title: 'We got your form',
          text: (
            <>
              <p>
                We have emailed you a copy. A real person reads your form and sends you a price by the next working day.
              </p>
              <p>
                Its number is <strong>{sent}</strong>; say it if you write to us about it.
              </p>
            </>
          ),
        }
      }
      onAgain={again}
      againLabel="Ask for something else"
    >
      <SelectField {...field('item')}>
        <option value="">Please choose</option>
        {kind.items.map((item) => (
          <option key={item}>{item}</option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
        <TextField {...field('size')} optional hint={kind.sizeHint} />
        {!isSign(sku) && <TextField {...field('quantity')} inputMode="numeric" />}
      </div>
      <PhotoField
        control={form.control}
        name="photos"
        label={LABELS.photos}
        optional
        max={ENQUIRY_PHOTOS_MAX}
        hint={kind.photoHint}
      />
      <TextAreaField
        {...field('notes')}
        optional={!isOwnWords}
        hint={isOwnWords ? WORDS.hint : 'Material, colours and the day you need it.'}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('company')} optional autoComplete="organization" />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
        <TextField {...field('telephone')} optional type="tel" autoComplete="tel" />
        <TextField
          {...field('postcode')}
          optional
          inputMode="numeric"
          autoComplete="postal-code"
          hint="We use it to work out delivery."
        />
      </div>
    </ShopForm>
  )
}

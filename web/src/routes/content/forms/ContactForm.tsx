import { type ContactForm as Contact, contactForm } from '@kea/shared/schemas/enquiries'
import { ContactUsDocument } from '~/api/__generated__/documents/ContactUs'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { sendForm } from '~/api/query'
import { useSettings } from '~/api/settings-query'
import { ShopForm } from '~/features/forms/ShopForm'
import { useShopForm } from '~/features/forms/use-shop-form'
import { TextAreaField, TextField } from '~/ui/Field'
import { FormSection } from './FormSection'

const LABELS: Record<keyof Contact, string> = {
  name: 'Name',
  email: 'Email',
  telephone: 'Phone',
  comment: 'Message',
}
const EMPTY: Contact = { name: '', email: '', telephone: '', comment: '' }

async function send(input: Contact, captcha: string): Promise<true> {
  const { contactUs } = await sendForm(ContactUsDocument, { input }, captcha)
  if (!contactUs?.status) throw new ShopError('server', UNKNOWN_ERROR)
  return true
}

/** Sends a message to the shop. */
export function ContactForm() {
  const { field, sent, again, props } = useShopForm({
    name: 'contact',
    schema: contactForm,
    empty: EMPTY,
    labels: LABELS,
    send,
  })
  const { email } = useSettings()
  return (
    <FormSection title="Write to us">
      <ShopForm
        {...props}
        submitLabel="Send message"
        thanks={
          sent !== null && {
            title: 'Your message has arrived',
            text: (
              <p>A person reads it and answers by email, by the next working day. You don’t need to do anything.</p>
            ),
          }
        }
        onAgain={again}
        againLabel="Write another"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('name')} autoComplete="name" />
          <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
          <TextField {...field('telephone')} optional type="tel" autoComplete="tel" hint="If we may ring you back." />
          <TextAreaField
            {...field('comment')}
            className="sm:col-span-2"
            hint={`Is it about an order? Add its number. Photos can be sent by email${email && ` to ${email}`}.`}
          />
        </div>
      </ShopForm>
    </FormSection>
  )
}

import { orderFormOf } from '@kea/shared/order-forms'
import type { ContactForm, OrderForm, SharedPhotoForm } from '@kea/shared/schemas/enquiries'
import type { LabelledValue } from '../../json-columns'

/** The content of any form. */
export interface Enquiry {
  kind: 'contact' | 'order' | 'photo'
  /** A summary, for the subject of its mail. */
  about: string
  name: string
  email: string
  /** In the order of the form, without empty fields. */
  details: readonly LabelledValue[]
  photos: readonly string[]
  /** Whether the sender gets a confirmation. */
  isConfirmed: boolean
}

const filled = (pairs: readonly (readonly [label: string, value: string])[]): LabelledValue[] =>
  pairs.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))

export const contactEnquiry = ({ name, email, telephone, comment }: ContactForm): Enquiry => ({
  kind: 'contact',
  about: `Message from ${name}`,
  name,
  email,
  details: filled([
    ['Name', name],
    ['Email', email],
    ['Phone', telephone],
    ['Message', comment],
  ]),
  photos: [],
  isConfirmed: false,
})

export const orderEnquiry = (form: OrderForm): Enquiry => ({
  kind: 'order',
  about: `${orderFormOf(form.form)?.heading ?? 'Order form'}: ${form.quantity} × ${form.item}`,
  name: form.name,
  email: form.email,
  details: filled([
    ['Item', form.item],
    ['Size', form.size],
    ['Quantity', form.quantity],
    ['Name', form.name],
    ['Company', form.company],
    ['Email', form.email],
    ['Phone', form.telephone],
    ['Postcode', form.postcode],
    ['Notes', form.notes],
  ]),
  photos: form.photos,
  isConfirmed: true,
})

export const photoEnquiry = (form: SharedPhotoForm): Enquiry => ({
  kind: 'photo',
  about: `Photo to share, order ${form.order}`,
  name: form.firstname,
  email: form.email,
  details: filled([
    ['Order', form.order],
    ['Email', form.email],
    ['First name', form.firstname],
    ['Town', form.town],
    ['Text', form.words],
    ['Consent to show it', 'yes'],
  ]),
  photos: form.photos,
  isConfirmed: false,
})

import { z } from 'zod'
import { POSTCODE_MESSAGE } from '../constants/postcode'
import { orderFormOf } from '../order-forms'
import {
  email,
  longText,
  optionalPhone,
  optionalText,
  REQUIRED_MESSAGE,
  requiredLongText,
  requiredText,
  uploads,
} from './fields'
import './zod-without-eval'

/** Forms that a person at the shop reads. Browser and store validate them with the same rules. */
export const contactForm = z.object({
  name: requiredText(),
  email,
  telephone: optionalPhone,
  comment: requiredLongText(),
})
export type ContactForm = z.infer<typeof contactForm>

export const ENQUIRY_PHOTOS_MAX = 6

const photos = uploads('photos')
const QUANTITY_MESSAGE = 'Please enter a whole number from 1 to 9999.'

/** An order that needs a manual quote. */
export const orderForm = z.object({
  form: z.string().refine((code) => orderFormOf(code) !== undefined, 'There is no such form.'),
  item: requiredText(),
  size: optionalText(),
  quantity: z
    .string()
    .trim()
    .min(1, REQUIRED_MESSAGE)
    .regex(/^[1-9]\d{0,3}$/, QUANTITY_MESSAGE),
  name: requiredText(),
  company: optionalText(),
  email,
  telephone: optionalPhone,
  postcode: z
    .string()
    .trim()
    .regex(/^(\d{4})?$/, POSTCODE_MESSAGE),
  notes: longText(),
  photos: photos.max(ENQUIRY_PHOTOS_MAX, `Please send no more than ${ENQUIRY_PHOTOS_MAX} photos.`),
})
export type OrderForm = z.infer<typeof orderForm>

/** A shopper's photo of a print at home. */
export const sharedPhotoForm = z.object({
  photos: photos.length(1, 'Please choose a photo.'),
  order: z
    .string()
    .trim()
    .min(1, REQUIRED_MESSAGE)
    .regex(/^\d{9}$/, 'Please enter the nine digits of your order number.'),
  email,
  firstname: optionalText(40),
  town: optionalText(60),
  words: optionalText(200),
  consent: z.boolean().refine(Boolean, 'Please tick the box, so we may show your photo.'),
})
export type SharedPhotoForm = z.infer<typeof sharedPhotoForm>

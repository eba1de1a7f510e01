import { contactForm, orderForm, sharedPhotoForm } from '@kea/shared/schemas/enquiries'
import type { Resolvers } from '../../__generated__/resolvers'
import { readForm } from '../../read-form'
import { contactEnquiry, orderEnquiry, photoEnquiry } from './enquiry'

/** A missing field is an empty text. */
const text = (value: string | null | undefined): string => value ?? ''

export const enquiriesResolvers: Resolvers = {
  Mutation: {
    contactUs: async (_, { input }, { services }) => {
      const form = readForm(contactForm, { ...input, telephone: text(input.telephone) })
      await services.captcha.require()
      await services.enquiries.send(contactEnquiry(form))
      return { status: true }
    },
    sendOrderForm: async (_, { input }, { services }) => {
      const { size, company, telephone, postcode, notes, photos, ...rest } = input
      const form = readForm(orderForm, {
        ...rest,
        size: text(size),
        company: text(company),
        telephone: text(telephone),
        postcode: text(postcode),
        notes: text(notes),
        photos: photos ?? [],
      })
      await services.captcha.require()
      return { reference: await services.enquiries.send(orderEnquiry(form)) }
    },
    sharePhoto: async (_, { input }, { services }) => {
      const { photo, firstname, town, words, ...rest } = input
      const form = readForm(sharedPhotoForm, {
        ...rest,
        firstname: text(firstname),
        town: text(town),
        words: text(words),
        photos: [photo],
      })
      await services.captcha.require()
      return { reference: await services.enquiries.send(photoEnquiry(form)) }
    },
  },
}

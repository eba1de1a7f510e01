import { z } from 'zod'
import { COUNTRY } from '../constants/business'
import { optionalText, phone, postcode, requiredText, town } from './fields'
import './zod-without-eval'

/** A delivery address. The store validates with it what the shop's forms have sent. */
export const addressSchema = z.object({
  firstname: requiredText(),
  lastname: requiredText(),
  company: optionalText(),
  street: requiredText(),
  street2: optionalText(),
  city: town(),
  region: optionalText(),
  postcode,
  countryCode: z.literal(COUNTRY, 'Country is not available'),
  telephone: phone,
})

export type Address = z.infer<typeof addressSchema>

import { z } from 'zod'
import { postcodeProblem } from '../delivery/postcode-regions'
import { addressSchema } from './address'
import { email, requiredText } from './fields'
import './zod-without-eval'

/** The first form of a guest's checkout. */
export const emailForm = z.object({ email })
export type EmailForm = z.infer<typeof emailForm>

/** The address as the form asks for it: the country is the shop's own. */
const addressFields = addressSchema.omit({ countryCode: true })

/** A region is required wherever there is a list to choose it from. */
export const addressForm = (hasRegions: boolean) =>
  (hasRegions ? addressFields.extend({ region: requiredText() }) : addressFields).superRefine(
    ({ postcode, region }, context) => {
      const message = postcodeProblem(postcode, region)
      if (message) context.addIssue({ code: 'custom', path: ['postcode'], message })
    },
  )
export type AddressForm = z.infer<typeof addressFields>

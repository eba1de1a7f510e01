import { z } from 'zod'
import { addressSchema } from './address'
import { email, requiredText } from './fields'
import './zod-without-eval'

/** The first form of a guest's checkout. */
export const emailForm = z.object({ email })
export type EmailForm = z.infer<typeof emailForm>

/** The address in the form. The country is fixed. */
const addressFields = addressSchema.omit({ countryCode: true })

/** A region is required if there is a list of regions. */
export const addressForm = (hasRegions: boolean) =>
  hasRegions ? addressFields.extend({ region: requiredText() }) : addressFields
export type AddressForm = z.infer<typeof addressFields>

/** Key of one of the cart's shipping methods. */
export const deliveryForm = z.object({ method: z.string().min(1, 'Please choose a delivery option.') })
export type DeliveryForm = z.infer<typeof deliveryForm>

export const paymentForm = z.object({ code: z.string().min(1, 'Please choose a way to pay.') })
export type PaymentForm = z.infer<typeof paymentForm>

import { z } from 'zod'
import { email, postcode, REQUIRED_MESSAGE } from './fields'
import './zod-without-eval'

/** Digits of the shop's own order numbers. Leading zeros may be left out. */
const OWN_DIGITS = 9

/** Accepts handwritten forms: with a `#`, with spaces, without leading zeros. */
const orderNumber = z
  .string()
  .transform((typed) => typed.replace(/[\s#]/g, ''))
  .pipe(
    z
      .string()
      .min(1, REQUIRED_MESSAGE)
      .regex(/^[\w-]{1,32}$/, 'Please enter the order number from your confirmation email, like 000000123.'),
  )
  .transform((number) => (/^\d+$/.test(number) ? number.padStart(OWN_DIGITS, '0') : number))

/** What a guest must enter to see an order. */
export const orderLookup = z.object({ number: orderNumber, email, postcode })
export type OrderLookup = z.infer<typeof orderLookup>

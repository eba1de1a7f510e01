import { z } from 'zod'
import { requiredText } from './fields'
import './zod-without-eval'

/** The form for an offer code. */
export const offerCodeForm = z.object({ code: requiredText(40) })
export type OfferCodeForm = z.infer<typeof offerCodeForm>

import { z } from 'zod'
import { requiredText } from './fields'
import './zod-without-eval'

/** What is typed where a code is entered. */
export const offerCodeForm = z.object({ code: requiredText(40) })
export type OfferCodeForm = z.infer<typeof offerCodeForm>

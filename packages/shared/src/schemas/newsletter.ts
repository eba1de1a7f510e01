import { z } from 'zod'
import { email } from './fields'
import './zod-without-eval'

/** The newsletter form in the footer. */
export const newsletterForm = z.object({ email })

import { z } from 'zod'
import { email } from './fields'
import './zod-without-eval'

/** What the footer asks for. */
export const newsletterForm = z.object({ email })

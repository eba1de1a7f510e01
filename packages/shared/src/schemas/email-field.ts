import { z } from 'zod'
import { email } from './fields'
import './zod-without-eval'

/** A form with an email address only. */
export const emailField = z.object({ email })

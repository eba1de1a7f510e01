import { z } from 'zod'
import { email } from './fields'
import './zod-without-eval'

/** A referral to one friend. The mail contains nothing that was typed, so the form has no other field. */
export const referralForm = z
  .object({
    email,
    friend: email,
    knows: z.boolean().refine(Boolean, 'Please tick the box: your friend is happy to hear from us.'),
  })
  .refine(({ email, friend }) => email.toLowerCase() !== friend.toLowerCase(), {
    path: ['friend'],
    message: 'This is your own email address.',
  })
export type ReferralForm = z.infer<typeof referralForm>

import { z } from 'zod'
import { email, emailList, emailsIn } from './fields'
import './zod-without-eval'

const FRIENDS_MAX = 5

/** A referral to a few friends. The mail contains nothing that was typed, so the form has no other field. */
export const referralForm = z
  .object({
    email,
    friends: emailList(FRIENDS_MAX),
    knows: z.boolean().refine(Boolean, 'Please tick the box: your friends are happy to hear from us.'),
  })
  .refine(({ email, friends }) => !emailsIn(friends.toLowerCase()).includes(email.toLowerCase()), {
    path: ['friends'],
    message: 'This is your own email address.',
  })
export type ReferralForm = z.infer<typeof referralForm>

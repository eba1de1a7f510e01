import { z } from 'zod'
import { email, longText, requiredText } from './fields'
import './zod-without-eval'

/** A mail in somebody's name must not carry a stranger's link. */
const LINK = /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}/iu
const NO_LINKS = 'Please leave out web addresses.'
const withoutLinks = (value: string) => !LINK.test(value)

/** A recommendation to one friend. */
export const referralForm = z
  .object({
    name: requiredText(40).refine(withoutLinks, NO_LINKS),
    email,
    friend: email,
    message: longText(300).refine(withoutLinks, NO_LINKS),
    knows: z.boolean().refine(Boolean, 'Please recommend us only to people who are happy to hear from us.'),
  })
  .refine(({ email, friend }) => email.toLowerCase() !== friend.toLowerCase(), {
    path: ['friend'],
    message: 'This is your own address.',
  })
export type ReferralForm = z.infer<typeof referralForm>

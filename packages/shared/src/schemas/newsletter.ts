import { z } from 'zod'
import { DATE_MESSAGE, dateOfBirth } from './date-of-birth'
import { email, REQUIRED_MESSAGE, requiredText } from './fields'
import './zod-without-eval'

/** The newsletter form in the footer. */
export const newsletterForm = z.object({ email })

export const POPUP_EMAIL_MESSAGE = 'Please enter a valid email address with no spaces.'

/** An address of the popup, whose message is short. */
const popupEmail = z
  .string()
  .trim()
  .min(1, { error: REQUIRED_MESSAGE, abort: true })
  .max(254, { error: POPUP_EMAIL_MESSAGE, abort: true })
  .pipe(z.email(POPUP_EMAIL_MESSAGE))

/** A name that may be in a mail to an address that anybody may have entered: no digits, no markup, no web address. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u
const firstName = requiredText(40).regex(NAME, 'Please enter your first name in letters.')

const birthday = { day: z.string().trim(), month: z.string().trim(), year: z.string().trim() }
type Birthday = Record<keyof typeof birthday, string>

/** The three fields of a birthday as one date: '' if all are empty, and no date for anything that is no day. */
export const toDateOfBirth = ({ day, month, year }: Birthday): string =>
  day + month + year === '' ? '' : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')

/** What the popup asks for. A birthday may be left empty, but not in part. */
export const popupForm = z
  .object({ firstName, email: popupEmail, ...birthday })
  .refine((values) => dateOfBirth.safeParse(toDateOfBirth(values)).success, { path: ['day'], message: DATE_MESSAGE })
export type PopupForm = z.infer<typeof popupForm>

/** The same as the backend gets it. */
export const popupSubscription = z.object({ firstName, email: popupEmail, date_of_birth: dateOfBirth })

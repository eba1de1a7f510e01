import { z } from 'zod'
import { email, optionalPhone, REQUIRED_MESSAGE, requiredText } from './fields'
import './zod-without-eval'

/** FORM-09. The words are those of the requirement. */
export const PASSWORD_MESSAGE =
  'Please enter atleast 8 characters. It should be combination of any three of four - one capital letter/one small letter/one special character/one numeric character. Leading or trailing spaces will be ignored.'
export const CONFIRMATION_MESSAGE = 'Please make sure your passwords match.'
export const CURRENT_PASSWORD_MESSAGE = 'Please enter your current password'

const PASSWORD_MIN = 8
/** Magento's limit. */
const PASSWORD_MAX = 256
const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{Lu}\p{Ll}\p{N}\s]/u]
const CLASSES_MIN = 3

const isStrongEnough = (password: string): boolean =>
  password.length >= PASSWORD_MIN && CLASSES.filter((each) => each.test(password)).length >= CLASSES_MIN

/** A password that a customer chooses (FORM-19, FORM-20). */
export const newPassword = z
  .string()
  .trim()
  .min(1, { error: REQUIRED_MESSAGE, abort: true })
  .max(PASSWORD_MAX, `Please enter no more than ${PASSWORD_MAX} characters.`)
  .refine(isStrongEnough, PASSWORD_MESSAGE)

export const emailForm = z.object({ email })
export const passwordForm = z.object({ password: newPassword })

const dateOfBirth = z
  .union([z.literal(''), z.iso.date('Please enter a date.')])
  .refine(
    (value) => value === '' || (value > '1900' && new Date(value) < new Date()),
    'Please enter a date in the past.',
  )

/** What a shopper enters for a new account. */
export const registration = z.object({
  firstname: requiredText(60),
  lastname: requiredText(60),
  email,
  password: newPassword,
  date_of_birth: dateOfBirth,
  phone_no: optionalPhone,
  is_subscribed: z.boolean(),
})
export type Registration = z.infer<typeof registration>

/** A password as it was typed twice (FORM-10). */
const isConfirmed = ({ password, confirmation }: { password: string; confirmation: string }): boolean =>
  password.trim() === confirmation.trim()
const CONFIRMED = { path: ['confirmation'], message: CONFIRMATION_MESSAGE }
const confirmation = z.string().min(1, REQUIRED_MESSAGE)

/** The form of the browser for a new account. */
export const registrationForm = registration.extend({ confirmation }).refine(isConfirmed, CONFIRMED)
export type RegistrationForm = z.infer<typeof registrationForm>

export const newPasswordForm = z.object({ password: newPassword, confirmation }).refine(isConfirmed, CONFIRMED)

export const passwordLogin = z.object({ email, password: z.string().min(1, REQUIRED_MESSAGE) })

/** A one-time code, which may be typed in groups. */
export const codeForm = z.object({
  code: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(
      z
        .string()
        .min(1, REQUIRED_MESSAGE)
        .regex(/^\d{6}$/, 'Please enter the six digits of the email.'),
    ),
})

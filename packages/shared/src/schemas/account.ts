import { z } from 'zod'
import { dateOfBirth } from './date-of-birth'
import { email, optionalPhone, optionalText, REQUIRED_MESSAGE, requiredText } from './fields'
import { gstNumber } from './gst-number'
import './zod-without-eval'

/** The words are those of the requirement. */
export const PASSWORD_MESSAGE =
  'Please enter atleast 8 characters. It should be combination of any three of four - one capital letter/one small letter/one special character/one numeric character. Leading or trailing spaces will be ignored.'
export const CONFIRMATION_MESSAGE = 'Please make sure your passwords match.'
export const CURRENT_PASSWORD_MESSAGE = 'Please enter your current password'

export const PASSWORD_MIN = 8
/** Magento's limit. */
const PASSWORD_MAX = 256
const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{Lu}\p{Ll}\p{N}\s]/u]
/** Of capital letters, small letters, digits and other characters. */
export const CLASSES_MIN = 3

const isStrongEnough = (password: string): boolean =>
  password.length >= PASSWORD_MIN && CLASSES.filter((each) => each.test(password)).length >= CLASSES_MIN

/** A password that a customer chooses. */
export const newPassword = z
  .string()
  .trim()
  .min(1, { error: REQUIRED_MESSAGE, abort: true })
  .max(PASSWORD_MAX, `Please enter no more than ${PASSWORD_MAX} characters.`)
  .refine(isStrongEnough, PASSWORD_MESSAGE)

export const emailForm = z.object({ email })
export const passwordForm = z.object({ password: newPassword })

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
/** What a customer may change without a password. */
export const profileForm = z.object({
  firstname: requiredText(60),
  lastname: requiredText(60),
  date_of_birth: dateOfBirth,
  phone_no: optionalPhone,
})
export type ProfileForm = z.infer<typeof profileForm>

/** Fields of the contract that the shop's own form does not have. */
export const profile = profileForm.extend({
  prefix: optionalText(20),
  middlename: optionalText(60),
  suffix: optionalText(20),
  taxvat: optionalText(40),
  gst_number: optionalText(40),
})
export type Profile = z.infer<typeof profile>

/** The GST number of a program's request. */
export const gstForm = (takesNewZealand: boolean) => z.object({ gst_number: gstNumber(takesNewZealand) })

/** A registration by a program, which knows the fields of the contract. */
export const registrationByProgram = registration.extend({ gst_number: profile.shape.gst_number })
export type Registration = z.infer<typeof registration> & Partial<Pick<Profile, 'gst_number'>>

/** A password as it was typed twice. */
const isConfirmed = ({ password, confirmation }: { password: string; confirmation: string }): boolean =>
  password.trim() === confirmation.trim()
const CONFIRMED = { path: ['confirmation'], message: CONFIRMATION_MESSAGE }
const confirmation = z.string().min(1, REQUIRED_MESSAGE)

/** The form of the browser for a new account. */
export const registrationForm = registration.extend({ confirmation }).refine(isConfirmed, CONFIRMED)
export type RegistrationForm = z.infer<typeof registrationForm>

export const newPasswordForm = z.object({ password: newPassword, confirmation }).refine(isConfirmed, CONFIRMED)

const currentPassword = z.string().trim().min(1, CURRENT_PASSWORD_MESSAGE)

/** A new password beside the present one. */
export const changePasswordForm = z
  .object({
    current: currentPassword,
    password: newPassword,
    confirmation,
  })
  .refine(isConfirmed, CONFIRMED)
export type ChangePasswordForm = z.infer<typeof changePasswordForm>

export const changeEmailForm = z.object({ email, password: currentPassword })
export const currentPasswordForm = z.object({ password: currentPassword })

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
        .regex(/^\d{6}$/, 'Please enter the six digits from the email.'),
    ),
})

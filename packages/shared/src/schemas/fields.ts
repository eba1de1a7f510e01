import { z } from 'zod'
import { POSTCODE_MESSAGE } from '../constants/postcode'
import { hasControls } from '../control-characters'
import { hasWebAddress } from '../web-addresses'
import './zod-without-eval'

/** Fields of the shop's forms. Values are trimmed. The messages are visible to shoppers. */
export const REQUIRED_MESSAGE = 'This is a required field.'
export const EMAIL_MESSAGE =
  'Please enter a valid email address and make sure it contains no leading/trailing spaces. For example john@example.com.'
export const PHONE_MESSAGE = 'Please enter a valid phone.'

const plain = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: `Please enter no more than ${max} characters.`, abort: true })
    .refine((value) => !hasControls(value), 'Please enter plain text on one line.')

const NO_WEB_ADDRESS = 'Please leave out web addresses.'

/** For text in a mail to another person, which must not contain a link. */
export const withoutWebAddress = (text: z.ZodString): z.ZodString =>
  text.refine((value) => !hasWebAddress(value), NO_WEB_ADDRESS)

export const requiredText = (max = 100) => plain(max).min(1, REQUIRED_MESSAGE)
/** No town has one letter, so it was a slip. */
export const town = () =>
  requiredText().refine((name) => [...name].length !== 1, 'Please enter the whole name of the town or city.')
export const optionalText = (max = 100) => plain(max)

/** A few sentences, with line breaks. */
export const longText = (max = 3000) =>
  z
    .string()
    .trim()
    .max(max, `Please enter no more than ${max} characters.`)
    .refine((value) => !hasControls(value.replace(/[\r\n\t]/g, ' ')), 'Please enter plain text.')
export const requiredLongText = (max = 3000) => longText(max).min(1, REQUIRED_MESSAGE)

export const email = z.string().trim().min(1, REQUIRED_MESSAGE).max(254, EMAIL_MESSAGE).pipe(z.email(EMAIL_MESSAGE))

/** The addresses of a list with commas in between. */
export const emailsIn = (list: string): string[] =>
  list
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)

/** One or several addresses, separated by commas. */
export const emailList = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: REQUIRED_MESSAGE, abort: true })
    .refine((list) => emailsIn(list).length > 0 && emailsIn(list).every((each) => email.safeParse(each).success), {
      error: EMAIL_MESSAGE,
      abort: true,
    })
    .refine((list) => emailsIn(list).length <= max, `Please enter no more than ${max} addresses at a time.`)

/** An empty field fails this rule only, so that it shows one message. */
const required = () => z.string().trim().min(1, { error: REQUIRED_MESSAGE, abort: true })

/** Seven to fifteen digits with the usual separators, from New Zealand or abroad. */
const isPhone = (value: string): boolean =>
  /^\+?[\d\s().-]+$/.test(value) && /^\d{7,15}$/.test(value.replace(/\D/g, ''))

export const phone = required().refine(isPhone, PHONE_MESSAGE)
export const optionalPhone = z
  .string()
  .trim()
  .refine((value) => value === '' || isPhone(value), PHONE_MESSAGE)

/** New Zealand postcodes have four digits, with leading zeros. */
export const postcode = required().regex(/^\d{4}$/, POSTCODE_MESSAGE)

/** Uids of uploads. A file whose upload is not complete has an empty uid. `what` names the files in the message. */
export const uploads = (what: 'photos' | 'files') =>
  z.array(z.string().regex(/^[0-9a-f]{32}$/, `Please wait until your ${what} are uploaded, or remove them.`))

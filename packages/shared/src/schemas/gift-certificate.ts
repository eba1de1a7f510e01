import { z } from 'zod'
import { amountProblem, type Gift, type GiftForm, giftDays, readAmount } from '../gift/gift'
import { email, longText, REQUIRED_MESSAGE, requiredText, withoutWebAddress } from './fields'
import './zod-without-eval'

const NAME_MAX = 60
const MESSAGE_MAX = 500

const DAY = /^\d{4}-\d{2}-\d{2}$/

const amount = z
  .string()
  .trim()
  .min(1, REQUIRED_MESSAGE)
  .superRefine((value, context) => {
    const message = value === '' ? null : amountProblem(readAmount(value))
    if (message) context.addIssue({ code: 'custom', message })
  })

/**
 * The form of a gift certificate.
 *
 * @param now current time: the mail date is today or within a year
 */
export const giftForm = (now: number) => {
  const { first, last } = giftDays(now)
  return z.object({
    amount,
    recipientName: withoutWebAddress(requiredText(NAME_MAX)),
    recipientEmail: email,
    senderName: withoutWebAddress(requiredText(NAME_MAX)),
    message: withoutWebAddress(longText(MESSAGE_MAX)),
    deliverOn: z
      .string()
      .trim()
      .min(1, REQUIRED_MESSAGE)
      .refine((day) => day === '' || DAY.test(day), 'Please choose a day.')
      .refine((day) => !DAY.test(day) || day >= first, 'Please choose today or a later day.')
      .refine((day) => !DAY.test(day) || day <= last, 'Please choose a day within a year.')
      .refine((day) => !DAY.test(day) || isDay(day), 'Please choose a real date.'),
  }) satisfies z.ZodType<GiftForm>
}

const isDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

/** The certificate of a valid form. */
export const toGift = ({ amount: text, ...rest }: GiftForm): Gift => ({ ...rest, amountCents: readAmount(text) ?? 0 })

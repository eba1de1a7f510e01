import { GIFT_MAXIMUM_CENTS, GIFT_MINIMUM_CENTS } from '../constants/business'
import { DAY_MS, isoDate } from '../dates'
import { type Cents, formatMoney } from '../money'

/** SKU of the gift certificate in the catalogue. */
export const GIFT_SKU = 'gift-certificate'

/** A gift certificate in a cart. */
export interface Gift {
  amountCents: Cents
  recipientName: string
  recipientEmail: string
  senderName: string
  /** '' for none. */
  message: string
  /** Date of the mail in New Zealand, yyyy-mm-dd. */
  deliverOn: string
}

/** The values of the form, as text. */
export interface GiftForm extends Omit<Gift, 'amountCents'> {
  /** Dollars: "50" or "49.90". */
  amount: string
}

export type GiftField = keyof GiftForm

const uidOf = (name: string): string => btoa(`giftcard/${name}`)

/** The fields as options of the product, in order. The uids are those of Magento's gift cards, if Magento has the field. */
export const GIFT_FIELDS: Readonly<Record<GiftField, { uid: string; label: string; type: 'field' | 'area' | 'date' }>> =
  {
    amount: { uid: uidOf('custom_giftcard_amount'), label: 'Amount', type: 'field' },
    recipientName: { uid: uidOf('giftcard_recipient_name'), label: 'For', type: 'field' },
    recipientEmail: { uid: uidOf('giftcard_recipient_email'), label: 'Their email', type: 'field' },
    senderName: { uid: uidOf('giftcard_sender_name'), label: 'From', type: 'field' },
    message: { uid: uidOf('giftcard_message'), label: 'Message', type: 'area' },
    deliverOn: { uid: uidOf('giftcard_delivery_date'), label: 'Sent on', type: 'date' },
  }

export const GIFT_FIELD_NAMES = Object.keys(GIFT_FIELDS) as GiftField[]

/** Latest mail date, in days from now. */
export const GIFT_DAYS_AHEAD = 365

/** The first and the last possible mail date at `now`. */
export const giftDays = (now: number): { first: string; last: string } => ({
  first: isoDate(now),
  last: isoDate(now + GIFT_DAYS_AHEAD * DAY_MS),
})

/** "50", "50.5" or "1,200.00" in cents; null for any other text. */
export function readAmount(text: string): Cents | null {
  const [, whole, part = ''] = /^(?:N?\$)?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/i.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
}

/** The message for an amount that a certificate cannot have; null if it can. */
export function amountProblem(cents: Cents | null): string | null {
  if (cents === null) return 'Please enter an amount in dollars, for example 50 or 75.50.'
  if (cents < GIFT_MINIMUM_CENTS) return `The smallest gift certificate is ${formatMoney(GIFT_MINIMUM_CENTS)}.`
  return cents > GIFT_MAXIMUM_CENTS ? `The largest gift certificate is ${formatMoney(GIFT_MAXIMUM_CENTS)}.` : null
}

/** The form values of a certificate. */
export const toGiftForm = ({ amountCents, ...gift }: Gift): GiftForm => ({
  ...gift,
  amount: amountCents % 100 === 0 ? String(amountCents / 100) : (amountCents / 100).toFixed(2),
})

/** The form values of entered options; a missing one is empty. */
export function enteredGift(entered: readonly { uid: string; value: string }[]): GiftForm {
  const textOf = (field: GiftField) => entered.find(({ uid }) => uid === GIFT_FIELDS[field].uid)?.value ?? ''
  return {
    amount: textOf('amount'),
    recipientName: textOf('recipientName'),
    recipientEmail: textOf('recipientEmail'),
    senderName: textOf('senderName'),
    message: textOf('message'),
    deliverOn: textOf('deliverOn'),
  }
}

import { dateWords } from '@kea/shared/day-words'
import type { Gift } from '@kea/shared/gift/gift'
import type { LabelledValue } from '../../json-columns'

/** A day of New Zealand as a text. At its start in UTC it is noon or one o’clock of the same day there. */
export const dayText = (day: string): string => dateWords(Date.parse(day))

/** The fields of a certificate for the cart, the order and its mail. */
export const giftText = (gift: Gift): LabelledValue[] => [
  { label: 'For', value: `${gift.recipientName}, ${gift.recipientEmail}` },
  { label: 'From', value: gift.senderName },
  ...(gift.message === '' ? [] : [{ label: 'Message', value: gift.message }]),
  { label: 'Sent on', value: dayText(gift.deliverOn) },
]

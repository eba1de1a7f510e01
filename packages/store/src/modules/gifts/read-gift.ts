import { enteredGift, GIFT_FIELD_NAMES, GIFT_FIELDS, type Gift } from '@kea/shared/gift/gift'
import { giftForm, toGift } from '@kea/shared/schemas/gift-certificate'

/** A value that the shopper has typed, by the uid of its option. */
export interface EnteredOption {
  uid: string
  value: string
}

export type ReadGift = { ok: true; gift: Gift } | { ok: false; message: string }

/** The certificate of the typed values, or the first error. A missing value is empty. */
export function readGift(entered: readonly EnteredOption[], now: Date): ReadGift {
  const parsed = giftForm(now.getTime()).safeParse(enteredGift(entered))
  if (parsed.success) return { ok: true, gift: toGift(parsed.data) }
  const [issue] = parsed.error.issues
  const name = GIFT_FIELD_NAMES.find((field) => field === issue?.path[0])
  return { ok: false, message: `${name ? GIFT_FIELDS[name].label : 'Gift certificate'}: ${issue?.message}` }
}

import { PHONE_CODE } from '@kea/shared/constants/business'

/** `09 555 0142` → `tel:+6495550142`, so that a phone abroad can call it too. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  return `tel:${digits.startsWith('0') && !digits.startsWith('0800') ? PHONE_CODE + digits.slice(1) : digits}`
}

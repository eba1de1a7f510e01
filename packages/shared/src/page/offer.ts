import { instantOf } from '../instant'
import { formatMoney } from '../money'
import type { HeaderOfferData } from './page-data'
import type { Settings } from './settings'

/** The offer with its placeholders filled: `{sale_title}`, `{free_shipping_price}` and `{store_email}`. */
export function fillOffer(offer: HeaderOfferData | null, settings: Settings): HeaderOfferData | null {
  if (!offer) return null
  const values: Record<string, string> = {
    sale_title: offer.sale_title ?? '',
    free_shipping_price: settings.freeShippingCents === null ? '' : formatMoney(settings.freeShippingCents),
    store_email: settings.email,
  }
  const fill = (text: string | null | undefined) =>
    text?.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole) ?? null
  return { ...offer, offer_text: fill(offer.offer_text), offer_description: fill(offer.offer_description) }
}

/** What the header's banner says. */
export interface Banner {
  title: string
  text: string
  /** When the offer ends, in ms, where a countdown is wanted. */
  end: number | null
}

/** The banner of the offer that runs; null where none does or it says nothing. */
export function bannerOf(offer: HeaderOfferData | null, now: number): Banner | null {
  const end = instantOf(offer?.offer_end_date)
  const title = offer?.sale_title?.trim() ?? ''
  const text = offer?.offer_text?.trim() ?? ''
  if ((title === '' && text === '') || (end !== null && end <= now)) return null
  return { title, text, end: offer?.show_timer ? end : null }
}

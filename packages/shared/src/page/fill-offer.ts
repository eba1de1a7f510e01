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

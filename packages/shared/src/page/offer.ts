import { instantOf } from '../instant'
import type { HeaderOfferData } from './page-data'

/** The banner in the header. */
export interface Banner {
  title: string
  text: string
  /** Path of the reduced product; null for an offer on everything. */
  path: string | null
  /** End of the offer, in ms, if it has a countdown. */
  end: number | null
}

/** `//host` and `/\host` lead to other hosts. */
const OWN_PATH = /^\/(?![/\\])/

/** The banner of the running offer; null if there is no offer or it has no text. */
export function bannerOf(offer: HeaderOfferData | null, now: number): Banner | null {
  if (!offer) return null
  const end = instantOf(offer.offer_end_date)
  const title = offer.sale_title?.trim() ?? ''
  const text = offer.offer_text?.trim() ?? ''
  if ((title === '' && text === '') || (end !== null && end <= now)) return null
  const url = offer.offer_url ?? ''
  return { title, text, path: OWN_PATH.test(url) ? url : null, end: offer.show_timer ? end : null }
}

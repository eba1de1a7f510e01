import { instantOf } from '../instant'
import type { HeaderOfferData } from './page-data'

/** The banner in the header. */
export interface Banner {
  title: string
  text: string
  /** End of the offer, in ms, if it has a countdown. */
  end: number | null
}

/** The banner of the running offer; null if there is no offer or it has no text. */
export function bannerOf(offer: HeaderOfferData | null, now: number): Banner | null {
  const end = instantOf(offer?.offer_end_date)
  const title = offer?.sale_title?.trim() ?? ''
  const text = offer?.offer_text?.trim() ?? ''
  if ((title === '' && text === '') || (end !== null && end <= now)) return null
  return { title, text, end: offer?.show_timer ? end : null }
}

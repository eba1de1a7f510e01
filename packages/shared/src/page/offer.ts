import { instantOf } from '../instant'
import type { HeaderOfferData } from './page-data'

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

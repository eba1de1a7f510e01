import { escapeHtml } from '@kea/shared/head/escape'
import { bannerOf } from '@kea/shared/page/offer'
import type { HeaderOfferData } from '@kea/shared/page/page-data'

/** An offer as the ticker tells it. */
export interface OfferItem {
  /** Sanitised or escaped HTML of one line. */
  line: string
  /** The rest of it, behind "view more details"; '' for none. */
  details: string
  /** When it ends, in ms, where a countdown is wanted. */
  end: number | null
}

/** A paragraph of three dashes or more, alone. */
const BREAK = /<p\b[^>]*>\s*(?:&nbsp;)?\s*-{3,}\s*(?:&nbsp;)?\s*<\/p>/i

/** Offer content of the CMS: what stands before the break-marker paragraph is the ticker's, the rest the details'. */
export function splitOffer(html: string): Pick<OfferItem, 'line' | 'details'> {
  const found = BREAK.exec(html)
  if (!found) return { line: html.trim(), details: '' }
  return { line: html.slice(0, found.index).trim(), details: html.slice(found.index + found[0].length).trim() }
}

/** The offer that runs as one item; null where it has nothing to say or is over. */
export function runningOffer(offer: HeaderOfferData | null, now: number): OfferItem | null {
  const banner = bannerOf(offer, now)
  if (!banner) return null
  return {
    line: escapeHtml([banner.title, banner.text].filter(Boolean).join(': ')),
    details: offer?.offer_description ? `<p>${escapeHtml(offer.offer_description)}</p>` : '',
    end: banner.end,
  }
}

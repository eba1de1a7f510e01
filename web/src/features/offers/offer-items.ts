import { escapeHtml } from '@kea/shared/head/escape'
import { bannerOf } from '@kea/shared/page/offer'
import type { HeaderOfferData } from '@kea/shared/page/page-data'

/** An offer as the ticker shows it. */
export interface OfferItem {
  /** Sanitised or escaped HTML of one line. */
  line: string
  /** HTML for the dialog of "view more details"; '' for none. */
  details: string
  /** End of the offer in ms; null for no countdown. */
  end: number | null
}

/** A paragraph that contains only three or more dashes. */
const BREAK = /<p\b[^>]*>\s*(?:&nbsp;)?\s*-{3,}\s*(?:&nbsp;)?\s*<\/p>/i

/** Splits CMS content at its break-marker paragraph: the ticker shows the part before it, the dialog the part after. */
export function splitOffer(html: string): Pick<OfferItem, 'line' | 'details'> {
  const found = BREAK.exec(html)
  if (!found) return { line: html.trim(), details: '' }
  return { line: html.slice(0, found.index).trim(), details: html.slice(found.index + found[0].length).trim() }
}

/** The current offer as one item, linked to its product except on `path`; null for an empty or expired offer. */
export function runningOffer(offer: HeaderOfferData | null, now: number, path = ''): OfferItem | null {
  const banner = bannerOf(offer, now)
  if (!banner) return null
  const text = escapeHtml([banner.title, banner.text].filter(Boolean).join(': '))
  return {
    line: banner.path === null || banner.path === path ? text : `<a href="${escapeHtml(banner.path)}">${text}</a>`,
    details: offer?.offer_description ? `<p>${escapeHtml(offer.offer_description)}</p>` : '',
    end: banner.end,
  }
}

import { escapeHtml } from '@kea/shared/head/escape'
import { bannerOf } from '@kea/shared/page/offer'
import type { HeaderOfferData } from '@kea/shared/page/page-data'
import { fragmentOf, htmlOf } from '~/lib/read-html'

/** An offer as the ticker shows it. */
export interface OfferItem {
  /** Sanitised or escaped HTML of one line. */
  line: string
  /** HTML for the dialog of "view more details"; '' for none. */
  details: string
  /** End of the offer in ms; null for no countdown. */
  end: number | null
}

/** True for a paragraph that contains only three or more dashes. */
const isBreak = ({ nodeName, textContent }: Node): boolean =>
  nodeName === 'P' && /^\s*-{3,}\s*$/.test(textContent ?? '')

/** Splits CMS content at its break-marker paragraph: the ticker shows the part before it, the dialog the part after. */
export function splitOffer(html: string): Pick<OfferItem, 'line' | 'details'> {
  const nodes = Array.from(fragmentOf(html).childNodes)
  const at = nodes.findIndex(isBreak)
  if (at < 0) return { line: html.trim(), details: '' }
  return { line: htmlOf(nodes.slice(0, at)).trim(), details: htmlOf(nodes.slice(at + 1)).trim() }
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

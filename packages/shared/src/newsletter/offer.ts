/** Settings with the words of an offer for subscribers; an offer without words, or without a code behind it, is none. */
export type OfferName = 'newsletter_offer' | 'newsletter_offer_sitewide'

export interface NewsletterOffer {
  name: OfferName
  text: string
  /** What the offer leaves out, in small print; '' for nothing. */
  terms: string
}

/** The offers as the shopkeeper words them. */
export interface NewsletterSettings {
  offers: readonly NewsletterOffer[]
  /** Paths on which the first offer stands in place of the sitewide one. */
  pages: readonly string[]
}

/** What a subscriber gets on a page; null where nothing is promised. */
export function newsletterOffer(path: string, { offers, pages }: NewsletterSettings): NewsletterOffer | null {
  const named = (name: OfferName) => offers.find((offer) => offer.name === name && offer.text !== '')
  return (pages.includes(path) ? named('newsletter_offer') : undefined) ?? named('newsletter_offer_sitewide') ?? null
}

export const FOOTER_SOURCE = 'footer'

/** Where somebody subscribes, as the backend is told: a page with an offer of its own says which it is (NEWS-21). */
export const subscribeSource = (path: string, siteUrl: string, { pages }: NewsletterSettings): string =>
  pages.includes(path) ? siteUrl + path : FOOTER_SOURCE

/** The path in a source; '' in the footer's. */
export function sourcePath(source: string): string {
  try {
    return new URL(source).pathname
  } catch {
    return ''
  }
}

/** The footer asks for no address where an order is being placed (FRAME-27). */
export const takesSubscribers = (path: string): boolean => !/\/success|\/checkout/.test(path)

/** The registration form has its own question about the newsletter (FRAME-28). */
export const showsOffer = (path: string): boolean => path !== '/customer/register'

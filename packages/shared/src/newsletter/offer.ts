import { routes } from '../routes'

/** Settings with the texts of an offer for subscribers. An offer needs a text and a code. */
export type OfferName = 'newsletter_offer' | 'newsletter_offer_sitewide'

export interface NewsletterOffer {
  name: OfferName
  text: string
  /** Exclusions, in small print; '' for none. */
  terms: string
}

/** The offers in the settings. */
export interface NewsletterSettings {
  offers: readonly NewsletterOffer[]
  /** Paths on which the first offer replaces the sitewide one. */
  pages: readonly string[]
  /** What a subscriber gets for a birthday; '' for nothing, and then nobody is asked for it. */
  birthdayGift: string
}

/** The offer for subscribers on a page; null for none. */
export function newsletterOffer(path: string, { offers, pages }: NewsletterSettings): NewsletterOffer | null {
  const named = (name: OfferName) => offers.find((offer) => offer.name === name && offer.text !== '')
  return (pages.includes(path) ? named('newsletter_offer') : undefined) ?? named('newsletter_offer_sitewide') ?? null
}

export const FOOTER_SOURCE = 'footer'

/** The source of a subscription, for the backend. A page with an offer of its own has its own source. */
export const subscribeSource = (path: string, siteUrl: string, { pages }: NewsletterSettings): string =>
  pages.includes(path) ? siteUrl + path : FOOTER_SOURCE

/** The path in a source; '' for the footer. */
export function sourcePath(source: string): string {
  try {
    return new URL(source).pathname
  } catch {
    return ''
  }
}

/** The footer has no newsletter form in the checkout. */
export const takesSubscribers = (path: string): boolean => !/\/success|\/checkout/.test(path)

/** The registration form has its own question about the newsletter. */
export const showsOffer = (path: string): boolean => path !== routes.register()

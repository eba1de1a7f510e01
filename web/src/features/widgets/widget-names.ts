/** Names of widgets that other code looks for in the content of a page. */

/** Drawn in the hero of a page that sells something, else in the content. */
export const OFFER_TICKER = 'offer-ticker'

/** Drawn in the first view, outside of the content (see features/hero). */
export const HERO_WIDGET = 'hero'

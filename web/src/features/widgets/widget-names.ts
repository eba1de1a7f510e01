/** Names of widgets that other code looks for in the content of a page. */

/** Shown in the hero of a page with a product, else in the content. */
export const OFFER_TICKER = 'offer-ticker'

/** Shown in the first view, not in the content (see features/hero). */
export const HERO_WIDGET = 'hero'

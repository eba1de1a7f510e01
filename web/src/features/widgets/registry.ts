import type { ComponentType } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import type { WidgetProps } from './widget'

export type Widget = ComponentType<WidgetProps>

/** Stands in the banner of a page that sells something, else in the content. */
export const OFFER_TICKER = 'offer-ticker'

/** Every widget that CMS content may name. Each comes with its own code, when a page has it. */
export const WIDGETS: Record<string, Widget> = {
  'size-chooser': lazyWithRetry(async () => (await import('./SizeChooser')).SizeChooser),
  'price-table': lazyWithRetry(async () => (await import('./PriceTable')).PriceTable),
  'product-grid': lazyWithRetry(async () => (await import('./ProductGrid')).ProductGrid),
  steps: lazyWithRetry(async () => (await import('./Steps')).Steps),
  materials: lazyWithRetry(async () => (await import('./Materials')).Materials),
  gallery: lazyWithRetry(async () => (await import('./Gallery')).Gallery),
  comparison: lazyWithRetry(async () => (await import('./Comparison')).Comparison),
  'before-after': lazyWithRetry(async () => (await import('./BeforeAfter')).BeforeAfter),
  badges: lazyWithRetry(async () => (await import('./Badges')).Badges),
  reviews: lazyWithRetry(async () => (await import('./reviews/Reviews')).Reviews),
  'review-summary': lazyWithRetry(async () => (await import('./reviews/ReviewSummary')).ReviewSummary),
  videos: lazyWithRetry(async () => (await import('./Videos')).VideoTestimonials),
  qa: lazyWithRetry(async () => (await import('./Questions')).QuestionsHere),
  [OFFER_TICKER]: lazyWithRetry(async () => (await import('./offers/OfferTicker')).OfferTicker),
  'weekly-deals': lazyWithRetry(async () => (await import('./deals/WeeklyDeals')).WeeklyDeals),
  'site-index': lazyWithRetry(async () => (await import('./SiteIndex')).SiteIndex),
  faq: lazyWithRetry(async () => (await import('./Faq')).Faq),
}

/** Stands in the first view, outside of the content (see Hero.tsx). */
export const HERO_WIDGET = 'hero'

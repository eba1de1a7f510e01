import type { ComponentType } from 'react'
import { late } from '~/ui/late'
import type { WidgetProps } from './widget'

export type Widget = ComponentType<WidgetProps>

/** Stands in the banner of a page that sells something, else in the content. */
export const OFFER_TICKER = 'offer-ticker'

/** Every widget that CMS content may name. Each comes with its own code, when a page has it. */
export const WIDGETS: Record<string, Widget> = {
  'size-chooser': late(async () => (await import('./SizeChooser')).SizeChooser),
  'price-table': late(async () => (await import('./PriceTable')).PriceTable),
  'product-grid': late(async () => (await import('./ProductGrid')).ProductGrid),
  steps: late(async () => (await import('./Steps')).Steps),
  materials: late(async () => (await import('./Materials')).Materials),
  gallery: late(async () => (await import('./Gallery')).Gallery),
  comparison: late(async () => (await import('./Comparison')).Comparison),
  'before-after': late(async () => (await import('./BeforeAfter')).BeforeAfter),
  badges: late(async () => (await import('./Badges')).Badges),
  reviews: late(async () => (await import('./reviews/Reviews')).Reviews),
  'review-summary': late(async () => (await import('./reviews/ReviewSummary')).ReviewSummary),
  videos: late(async () => (await import('./Videos')).VideoTestimonials),
  qa: late(async () => (await import('./Questions')).QuestionsHere),
  [OFFER_TICKER]: late(async () => (await import('./offers/OfferTicker')).OfferTicker),
  'weekly-deals': late(async () => (await import('./deals/WeeklyDeals')).WeeklyDeals),
  'site-index': late(async () => (await import('./SiteIndex')).SiteIndex),
  faq: late(async () => (await import('./Faq')).Faq),
}

/** Stands in the first view, outside of the content (see Hero.tsx). */
export const HERO_WIDGET = 'hero'

import { lazyWithRetry } from '~/ui/lazy-with-retry'
import type { Widget } from './widget'
import { OFFER_TICKER } from './widget-names'

/** Every widget that CMS content may name. Each loads with the first page that has it. */
export const WIDGETS: Record<string, Widget> = {
  'price-table': lazyWithRetry(async () => (await import('./PriceTableWidget')).PriceTableWidget),
  'ready-made': lazyWithRetry(async () => (await import('./ReadyMadeWidget')).ReadyMadeWidget),
  'product-grid': lazyWithRetry(async () => (await import('./product-grid/ProductGrid')).ProductGrid),
  'page-prices': lazyWithRetry(async () => (await import('./PagePrices')).PagePrices),
  'leaf-through': lazyWithRetry(async () => (await import('./leaf-through/LeafThrough')).LeafThrough),
  steps: lazyWithRetry(async () => (await import('./Steps')).Steps),
  materials: lazyWithRetry(async () => (await import('./Materials')).Materials),
  gallery: lazyWithRetry(async () => (await import('./Gallery')).Gallery),
  comparison: lazyWithRetry(async () => (await import('./Comparison')).Comparison),
  'before-after': lazyWithRetry(async () => (await import('./BeforeAfter')).BeforeAfter),
  badges: lazyWithRetry(async () => (await import('./Badges')).Badges),
  reviews: lazyWithRetry(async () => (await import('./ReviewsWidget')).ReviewsWidget),
  'review-summary': lazyWithRetry(async () => (await import('./ReviewSummary')).ReviewSummary),
  videos: lazyWithRetry(async () => (await import('./Videos')).VideoTestimonials),
  qa: lazyWithRetry(async () => (await import('./Questions')).QuestionsWidget),
  [OFFER_TICKER]: lazyWithRetry(async () => (await import('./OfferTicker')).OfferTicker),
  'weekly-deals': lazyWithRetry(async () => (await import('./WeeklyDealsWidget')).WeeklyDealsWidget),
  'site-index': lazyWithRetry(async () => (await import('./SiteIndex')).SiteIndex),
  measuring: lazyWithRetry(async () => (await import('./Measuring')).Measuring),
  faq: lazyWithRetry(async () => (await import('./Faq')).Faq),
}

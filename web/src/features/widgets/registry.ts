import { type ComponentType, lazy } from 'react'
import type { WidgetProps } from './widget'

export type Widget = ComponentType<WidgetProps>

/** Stands in the banner of a page that sells something, else in the content. */
export const OFFER_TICKER = 'offer-ticker'

/** Every widget that CMS content may name. Each comes with its own code, when a page has it. */
export const WIDGETS: Record<string, Widget> = {
  'size-chooser': lazy(() => import('./SizeChooser').then((module) => ({ default: module.SizeChooser }))),
  'price-table': lazy(() => import('./PriceTable').then((module) => ({ default: module.PriceTable }))),
  'product-grid': lazy(() => import('./ProductGrid').then((module) => ({ default: module.ProductGrid }))),
  steps: lazy(() => import('./Steps').then((module) => ({ default: module.Steps }))),
  materials: lazy(() => import('./Materials').then((module) => ({ default: module.Materials }))),
  gallery: lazy(() => import('./Gallery').then((module) => ({ default: module.Gallery }))),
  comparison: lazy(() => import('./Comparison').then((module) => ({ default: module.Comparison }))),
  'before-after': lazy(() => import('./BeforeAfter').then((module) => ({ default: module.BeforeAfter }))),
  badges: lazy(() => import('./Badges').then((module) => ({ default: module.Badges }))),
  reviews: lazy(() => import('./reviews/Reviews').then((module) => ({ default: module.Reviews }))),
  'review-summary': lazy(() => import('./reviews/ReviewSummary').then((module) => ({ default: module.ReviewSummary }))),
  videos: lazy(() => import('./Videos').then((module) => ({ default: module.VideoTestimonials }))),
  qa: lazy(() => import('./Questions').then((module) => ({ default: module.QuestionsHere }))),
  [OFFER_TICKER]: lazy(() => import('./offers/OfferTicker').then((module) => ({ default: module.OfferTicker }))),
  'weekly-deals': lazy(() => import('./deals/WeeklyDeals').then((module) => ({ default: module.WeeklyDeals }))),
  'site-index': lazy(() => import('./SiteIndex').then((module) => ({ default: module.SiteIndex }))),
  faq: lazy(() => import('./Faq').then((module) => ({ default: module.Faq }))),
}

/** Stands in the first view, outside of the content (see Hero.tsx). */
export const HERO_WIDGET = 'hero'

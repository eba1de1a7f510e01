import { type ComponentType, lazy } from 'react'
import type { WidgetProps } from './widget'

type Widget = ComponentType<WidgetProps>

/** Every widget that CMS content may name. Each comes with its own code, when a page has it. */
export const WIDGETS: Record<string, Widget> = {
  'size-chooser': lazy(() => import('./SizeChooser').then((module) => ({ default: module.SizeChooser }))),
  'price-table': lazy(() => import('./PriceTable').then((module) => ({ default: module.PriceTable }))),
  'product-grid': lazy(() => import('./ProductGrid').then((module) => ({ default: module.ProductGrid }))),
  steps: lazy(() => import('./Steps').then((module) => ({ default: module.Steps }))),
  materials: lazy(() => import('./Materials').then((module) => ({ default: module.Materials }))),
  faq: lazy(() => import('./Faq').then((module) => ({ default: module.Faq }))),
}

/** Stands in the first view, outside of the content (see Hero.tsx). */
export const HERO_WIDGET = 'hero'

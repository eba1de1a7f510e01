import type { ComponentType, ReactNode } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import type { EditorProduct } from '../model/product'
import { ChosenPiece } from './stage/ChosenPiece'
import { SurfaceStrip } from './stage/SurfaceStrip'

/** The components of a workspace. */
interface Views {
  /** All surfaces at once; null where one is always in front. */
  Overview: ComponentType<{ earlier: ReactNode }> | null
  /** The way back to it from a surface that is in front. */
  BackToOverview: ComponentType | null
  /** What is seen of the surfaces beside the one in front; null for nothing. */
  Beside: ComponentType | null
  /** The way to the other surfaces, below the one in front. */
  Strip: ComponentType
  /** What is ordered, above the price. */
  Ordered: ComponentType
}

const stage: Views = { Overview: null, BackToOverview: null, Beside: null, Strip: SurfaceStrip, Ordered: ChosenPiece }

const pages: Views = {
  Overview: lazyWithRetry(async () => (await import('./pages/PagesRoom')).PagesRoom),
  BackToOverview: lazyWithRetry(async () => (await import('./pages/BackToPages')).BackToPages),
  Beside: lazyWithRetry(async () => (await import('./pages/Neighbours')).Neighbours, { instead: null }),
  Strip: SurfaceStrip,
  Ordered: ChosenPiece,
}

const grid: Views = {
  Overview: lazyWithRetry(async () => (await import('./grid/PrintsRoom')).PrintsRoom),
  BackToOverview: lazyWithRetry(async () => (await import('./grid/PrintSteps')).AllPrints),
  Beside: null,
  Strip: lazyWithRetry(async () => (await import('./grid/PrintSteps')).PrintSteps),
  Ordered: lazyWithRetry(async () => (await import('./grid/PrintCount')).PrintCount),
}

const VIEWS: Record<EditorProduct['definition']['arrangement']['kind'], Views> = {
  parts: stage,
  copies: grid,
  pages,
}

/** The components that show the workspace of a product. */
export const viewsOf = ({ definition }: Pick<EditorProduct, 'definition'>): Views => VIEWS[definition.arrangement.kind]

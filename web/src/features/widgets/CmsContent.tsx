import type { Page } from '@kea/shared/page/page'
import { Suspense } from 'react'
import { BELOW_FIRST_VIEW } from '~/features/scheduling/below-first-view'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import type { Widget } from './widget'

const Parts = lazyWithRetry(async () => (await import('./ContentParts')).ContentParts)

/**
 * The content below the first view of a page. The sanitiser and the widgets load after the first view is drawn.
 * `more` has widgets of features that this one does not import.
 */
export function CmsContent({ page, more = {} }: { page: Page; more?: Record<string, Widget> }) {
  return (
    <Suspense fallback={<div className={BELOW_FIRST_VIEW} />}>
      <Parts page={page} more={more} />
    </Suspense>
  )
}

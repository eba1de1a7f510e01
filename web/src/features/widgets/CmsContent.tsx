import type { Page } from '@kea/shared/page/page'
import { lazy, Suspense } from 'react'

const Parts = lazy(() => import('./ContentParts').then((module) => ({ default: module.ContentParts })))

/** What stands below the first view of a page. The sanitiser and the widgets come after the first view is drawn. */
export function CmsContent({ page }: { page: Page }) {
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Parts page={page} />
    </Suspense>
  )
}

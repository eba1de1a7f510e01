import type { Page } from '@kea/shared/page/page'
import { lazy, Suspense } from 'react'

const Questions = lazy(() => import('./Questions').then((module) => ({ default: module.Questions })))
const Videos = lazy(() => import('./Videos').then((module) => ({ default: module.Videos })))

interface PageExtrasProps {
  page: Page
  /** Widgets that the page's own text has: what they show is not shown twice. */
  named?: readonly string[]
}

/** The questions and videos that the backend keeps beside a page. */
export function PageExtras({ page, named = [] }: PageExtrasProps) {
  return (
    <Suspense>
      {page.questions.length > 0 && !named.includes('qa') && <Questions questions={page.questions} />}
      {page.videos.length > 0 && !named.includes('videos') && <Videos videos={page.videos} />}
    </Suspense>
  )
}

import type { Page } from '@kea/shared/page/page'
import { lazy, Suspense } from 'react'

const Questions = lazy(() => import('./Questions').then((module) => ({ default: module.Questions })))
const Videos = lazy(() => import('./Videos').then((module) => ({ default: module.Videos })))

/** The questions and videos that the backend keeps beside a page. */
export function PageExtras({ page }: { page: Page }) {
  return (
    <Suspense>
      {page.questions.length > 0 && <Questions questions={page.questions} />}
      {page.videos.length > 0 && <Videos videos={page.videos} />}
    </Suspense>
  )
}

import type { Page } from '@kea/shared/page/page'
import { Suspense } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const Questions = lazyWithRetry(async () => (await import('./Questions')).Questions)
const Videos = lazyWithRetry(async () => (await import('./Videos')).Videos)

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

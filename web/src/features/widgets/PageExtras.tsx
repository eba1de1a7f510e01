import type { Page } from '@kea/shared/page/page'
import { Suspense } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const Questions = lazyWithRetry(async () => (await import('./Questions')).Questions)
const Videos = lazyWithRetry(async () => (await import('./Videos')).Videos)

interface PageExtrasProps {
  page: Page
  /** Widgets in the text of the page. Their content is not shown twice. */
  named?: readonly string[]
}

/** Questions and videos that the backend stores beside the content of a page. */
export function PageExtras({ page, named = [] }: PageExtrasProps) {
  return (
    <Suspense>
      {page.questions.length > 0 && !named.includes('qa') && <Questions questions={page.questions} />}
      {page.videos.length > 0 && !named.includes('videos') && <Videos videos={page.videos} />}
    </Suspense>
  )
}
